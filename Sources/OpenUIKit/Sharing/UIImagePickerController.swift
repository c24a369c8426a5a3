// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Lets the user take or choose a picture: the device here has no camera and an empty library.
///
/// Sources are not available. A picker that is presented nevertheless shows an empty library and a button
/// that cancels.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    /// The library.
    case photoLibrary = 0
    /// The camera.
    case camera = 1
    /// The album of saved pictures.
    case savedPhotosAlbum = 2
  }

  /// The cameras of a device.
  public enum CameraDevice: Int, Sendable {
    /// The one on the back.
    case rear = 0
    /// The one on the front.
    case front = 1
  }

  /// What the camera records.
  public enum CameraCaptureMode: Int, Sendable {
    /// Pictures.
    case photo = 0
    /// Movies.
    case video = 1
  }

  /// The key of a value about the chosen picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The kind of medium.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture after editing.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The part of the picture that was cut out.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The place of a movie's file.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The place of a picture's file.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The place of the picture in the library.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
  }

  /// Where pictures come from; the library by default.
  open var sourceType = SourceType.photoLibrary
  /// The kinds of media to choose from; stored, without effect.
  open var mediaTypes = ["public.image"]
  /// Whether the user may edit the picture; stored, without effect.
  open var allowsEditing = false
  /// The camera; stored, without effect.
  open var cameraDevice = CameraDevice.rear
  /// What the camera records; stored, without effect.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// Whether the camera's controls are shown; stored, without effect.
  open var showsCameraControls = true

  /// Returns false: there is neither a camera nor a library.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }

  /// Returns nil, because the source is not available.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }

  /// Returns false: there is no camera.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  /// Creates the empty library with its button.
  open override func viewDidLoad() {
    super.viewDidLoad()
    let library = UIViewController()
    library.title = "Photos"
    library.view.backgroundColor = .systemBackground
    library.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.cancel() })
    setViewControllers([library], animated: false)
  }

  private func cancel() {
    if let picking = delegate as? any UIImagePickerControllerDelegate {
      picking.imagePickerControllerDidCancel(self)
    } else {
      dismiss(animated: true)
    }
  }
}

/// Receives the chosen picture; all methods are optional.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Called when a picture was chosen; never here.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when the user canceled; dismisses the picker by default.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Dismisses the picker.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}
