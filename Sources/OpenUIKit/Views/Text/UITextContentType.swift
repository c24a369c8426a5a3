// SPDX-License-Identifier: Apache-2.0

/// What a text field is for, from which a keyboard offers suggestions.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The text of the type.
  public let rawValue: String

  /// Creates a type from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension UITextContentType {
  /// The name of a person.
  public static let name = UITextContentType(rawValue: "name")
  /// The title of a person.
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  /// The given name.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// The middle name.
  public static let middleName = UITextContentType(rawValue: "middleName")
  /// The family name.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// What follows a name, such as Jr.
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A job.
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  /// The name of an organization.
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  /// A place with its address.
  public static let location = UITextContentType(rawValue: "location")
  /// A whole street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// A state or province.
  public static let addressState = UITextContentType(rawValue: "addressState")
  /// A city with its state.
  public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
  /// A part of a city.
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  /// A country or region.
  public static let countryName = UITextContentType(rawValue: "countryName")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  /// An address of a page.
  public static let URL = UITextContentType(rawValue: "URL")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password that exists.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is chosen.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// A code that is sent to log in.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// A date of birth.
  public static let birthdate = UITextContentType(rawValue: "birthdate")
  /// A date with a time.
  public static let dateTime = UITextContentType(rawValue: "dateTime")
}
