/** E-mail addresses, phone numbers, colours and postal addresses. */
import { countryCodes } from '../lists/countries.ts';
import { finding, type Finding } from '../problem.ts';
import { TEXT_LENGTH } from './text.ts';
import { own, type ValidationContext, type Values } from './context.ts';

const EMAIL = /^[^\s@<>()[\],;:\\"\p{Cc}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?\.)+[\p{L}][\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}]$/u;

/** One address, at most 254 characters; no display name, no comment, no line break (secure.md 19). */
export const isEmail = (text: string): boolean => text.length <= 254 && EMAIL.test(text) && !/^\.|\.\.|\.@/.test(text);

export const checkEmail = (value: unknown): Finding | null => (typeof value === 'string' && isEmail(value) ? null : finding('rule.email'));

/** 4 to 15 digits (E.164) and the signs people put between them; the numbering plan is the injected check's. */
export const checkPhoneShape = (value: unknown): Finding | null => {
  if (typeof value !== 'string' || !/^\+?[\d\s()./-]+$/.test(value)) return finding('rule.phone');
  const digits = value.replace(/\D/g, '').length;
  if (digits < 4) return finding('rule.phoneShort');
  return digits > 15 ? finding('rule.phoneLong') : null;
};

export const checkPhone = (value: unknown, record: Values, context: ValidationContext): Finding | null => {
  const shape = checkPhoneShape(value);
  if (shape || typeof value !== 'string' || !context.phone) return shape;
  const country = own(record, 'country') ?? own(record, 'countryCode');
  return context.phone(value, typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? country : context.country);
};

export const checkColour = (value: unknown): Finding | null => (typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? null : finding('rule.colour'));

const PARTS = new Set(['street1', 'street2', 'city', 'state', 'country', 'pincode']);

/** All parts are optional text; the country is an ISO 3166-1 alpha-2 code in force. */
export const checkAddress = (value: unknown): Finding | null => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return finding('rule.address');
  for (const [part, text] of Object.entries(value)) {
    if (!PARTS.has(part)) return finding('rule.addressPart', { part: part.slice(0, 50) });
    if (text === null || text === '') continue;
    if (typeof text !== 'string' || !text.isWellFormed() || /\p{Cc}/u.test(text)) return finding('rule.address');
    if (text.length > TEXT_LENGTH) return finding('rule.maxLength', { smart_count: TEXT_LENGTH, length: text.length });
    if (part === 'country' && !countryCodes.includes(text)) return finding('rule.country');
  }
  return null;
};
