/** Phone numbers by the numbering plans of the world. Some 80 KiB: load it when a form or import has a phone field, and pass `checkPhone` on. */
import { isSupportedCountry, Metadata, parsePhoneNumberFromString, validatePhoneNumberLength, type CountryCode } from 'libphonenumber-js/min';
import { finding, type Finding } from './problem.ts';

const known = (country: string | undefined): CountryCode | undefined => (country !== undefined && isSupportedCountry(country) ? country : undefined);

/** '8' or '8–11': how many digits a number of the country may have after its prefix. */
const digitsIn = (country: CountryCode): string => {
  const metadata = new Metadata();
  metadata.selectNumberingPlan(country);
  const lengths = metadata.numberingPlan?.possibleLengths() ?? [];
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)];
  return least === most ? `${least}` : `${least}–${most}`;
};

/** Too short or too long: with the country and its digits where the number says of which country it is. */
const wrongLength = (text: string, place: CountryCode | undefined, otherwise: string): Finding => {
  const parsed = parsePhoneNumberFromString(text, place);
  const country = parsed?.country ?? (text.trim().startsWith('+') ? undefined : place);
  return parsed && country ? finding('rule.phoneDigits', { region: country, digits: digitsIn(country), length: parsed.nationalNumber.length }) : finding(otherwise);
};

/** What is wrong with the number, or null. A number without '+' is read as of the country (ISO 3166). */
export const checkPhone = (text: string, country: string | undefined): Finding | null => {
  const place = known(country);
  const length = validatePhoneNumberLength(text, place);
  if (length === 'INVALID_COUNTRY') return finding('rule.phoneCountry');
  if (length === 'TOO_SHORT') return wrongLength(text, place, 'rule.phoneShort');
  if (length === 'TOO_LONG') return wrongLength(text, place, 'rule.phoneLong');
  return parsePhoneNumberFromString(text, place)?.isPossible() ? null : finding('rule.phone');
};

/** E.164 text ('+919876543210') for storing and comparing, of a number with its country's prefix however it was written; any other text stays as it is. */
export const storedPhone = (text: string): string => {
  const parsed = text.startsWith('+') ? parsePhoneNumberFromString(text) : undefined;
  return parsed?.isPossible() && !parsed.ext ? parsed.number : text;
};

/** `storedPhone`, also of a number that names no country: that is read as of the one that is given (ISO 3166), as `checkPhone` does. */
export const wholePhone = (text: string, country: string | undefined): string => {
  const parsed = text.startsWith('+') ? undefined : parsePhoneNumberFromString(text, known(country));
  return storedPhone(parsed?.isPossible() && !parsed.ext ? parsed.number : text);
};

/** As people of its country write it, with the country's prefix: '+91 98765 43210'. Text that is no number stays as it is. */
export const formatPhone = (text: string): string => parsePhoneNumberFromString(text)?.formatInternational() ?? text;

/** '+91' and '9876543210'. Text that is no number has no prefix. */
export const phoneParts = (text: string): { readonly prefix: string | null; readonly number: string } => {
  const parsed = parsePhoneNumberFromString(text);
  return parsed ? { prefix: `+${parsed.countryCallingCode}`, number: parsed.nationalNumber } : { prefix: null, number: text };
};
