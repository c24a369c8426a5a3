// SPDX-License-Identifier: Apache-2.0

#if Port
  /// The symbols of packages that apps often use.
  ///
  /// Without the package, what uses them is guarded as uses of Apple's modules are. Types and functions stand
  /// with their names, prefixes with a trailing `*`, members with a leading dot.
  enum ThirdPartyModules {
    static let symbols: [String: [String]] = [
      "SnapKit": [".snp", "ConstraintMaker", "ConstraintItem"],
      "Cartography": ["constrain", "ConstraintGroup"],
      "EasyPeasy": [".easy"],
      "PureLayout": [
        ".autoPinEdge", ".autoPinEdgesToSuperviewEdges", ".autoPinEdgeToSuperviewEdge",
        ".autoSetDimension", ".autoSetDimensions", ".autoAlignAxis",
        ".autoAlignAxisToSuperviewAxis",
        ".autoCenterInSuperview", ".autoMatchDimension",
      ],
      "RxSwift": [
        ".rx", "DisposeBag", "Observable", "PublishSubject", "BehaviorSubject", "Disposable",
        "Disposables", "MainScheduler", "Variable", "Completable",
      ],
      "RxCocoa": [".rx", "BehaviorRelay", "PublishRelay", "Driver", "ControlEvent"],
      "pop": ["POP*", "kPOP*", ".pop_add", ".pop_removeAllAnimations", ".pop_removeAnimation"],
      "Kingfisher": [".kf", "KingfisherManager", "ImageResource"],
      "SDWebImage": [".sd_setImage", "SDWebImage*"],
      "Alamofire": ["Alamofire", "AF", "SessionManager"],
      "SwiftyJSON": ["JSON"],
      "Lottie": ["AnimationView", "LottieAnimation*", "LottieAnimationView", "LOTAnimationView"],
      "Hero": [".hero", "HeroDefaultAnimationType"],
      "RealmSwift": ["Realm", "Results"],
      "GoogleMobileAds": ["GAD*"],
      // The names of its modules before Swift 4, and those of advertisements, which it imports.
      "Firebase": [
        "FIR*", "GAD*", "FirebaseApp", "Firestore", "Analytics", "Auth", "Database",
        "DatabaseReference", "DatabaseHandle", "DataSnapshot",
      ],
      "FirebaseAuth": ["Auth"],
      "FirebaseCore": ["FirebaseApp"],
      "FirebaseDatabase": [
        "Database", "DatabaseReference", "DatabaseHandle", "DataSnapshot",
      ],
      "SwiftyBeaver": ["SwiftyBeaver", "ConsoleDestination", "FileDestination"],
      "IQKeyboardManagerSwift": ["IQKeyboardManager"],
      "MBProgressHUD": ["MBProgressHUD"],
      "SVProgressHUD": ["SVProgressHUD"],
      "Toast_Swift": [".makeToast"],
      "SwiftyGif": [
        ".setGifImage", ".setGifFromURL", ".imageData", ".currentImage", ".startAnimatingGif",
        ".stopAnimatingGif", "SwiftyGifManager", "SwiftyGifDelegate",
        ".gifName:", ".gifData:", ".setGif",
      ],
    ]
  }
#endif
