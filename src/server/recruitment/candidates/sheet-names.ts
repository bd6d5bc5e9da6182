/** The column of the import sheet for a field of the entity. */
export const SHEET_NAMES: Readonly<Record<string, string>> = { email: 'personalEmail', phone: 'mobileNumberWithCountryCode', jobPostId: 'jobTitle' };
