/** How accounts are written, country by country: ISO 13616 (IBAN registry of SWIFT), the Reserve Bank of India's IFSC, ABA routing numbers, Australian BSB, Zengin codes. */
import { finding, type Problem } from './problem.ts';

/** Signs of an IBAN by country. */
const IBAN_LENGTH: Readonly<Partial<Record<string, number>>> = {
  AD: 24, AE: 23, AL: 28, AT: 20, AZ: 28, BA: 20, BE: 16, BG: 22, BH: 22, BR: 29, BY: 28, CH: 21, CR: 22, CY: 28, CZ: 24, DE: 22, DK: 18, DO: 28, EE: 20, EG: 29, ES: 24, FI: 18, FO: 18, FR: 27, GB: 22, GE: 22, GI: 23, GL: 18, GR: 27, GT: 28, HR: 21, HU: 28, IE: 22, IL: 23, IQ: 23, IS: 26, IT: 27, JO: 30, KW: 30, KZ: 20, LB: 28, LC: 32, LI: 21, LT: 20, LU: 20, LV: 21, LY: 25, MC: 27, MD: 24, ME: 22, MK: 19, MR: 27, MT: 31, MU: 30, NL: 18, NO: 15, PK: 24, PL: 28, PS: 29, PT: 25, QA: 29, RO: 24, RS: 22, SA: 24, SC: 31, SE: 24, SI: 19, SK: 24, SM: 27, ST: 25, SV: 28, TL: 23, TN: 24, TR: 26, UA: 29, VA: 22, VG: 24, XK: 20,
};

type Code = { readonly pattern: RegExp; readonly example: string; readonly isRight?: (code: string) => boolean };
type National = { readonly number: RegExp; readonly digits: string; readonly code: Code };

/** 3, 7 and 1 times the digits make a multiple of ten. */
const isRouting = (code: string): boolean => [...code].reduce((sum, digit, at) => sum + Number(digit) * [3, 7, 1][at % 3]!, 0) % 10 === 0;

/** Countries without IBAN whose rules are known; elsewhere any number of 4 to 34 letters and digits is taken. */
const NATIONAL: Readonly<Partial<Record<string, National>>> = {
  IN: { number: /^\d{9,18}$/, digits: '9–18', code: { pattern: /^[A-Z]{4}0[A-Z0-9]{6}$/, example: 'HDFC0001234' } },
  US: { number: /^\d{4,17}$/, digits: '4–17', code: { pattern: /^\d{9}$/, example: '021000021', isRight: isRouting } },
  AU: { number: /^\d{5,10}$/, digits: '5–10', code: { pattern: /^\d{6}$/, example: '062000' } },
  JP: { number: /^\d{7}$/, digits: '7', code: { pattern: /^\d{7}$/, example: '0005123' } },
};

/** Whether accounts of the country are found by the code of their branch besides the number. */
export const needsBankCode = (country: string): boolean => NATIONAL[country] !== undefined;

/** As banks write it: capitals, no spaces, no hyphens. */
export const plainAccount = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase();

/** ISO 7064: the first four signs behind, letters as 10 to 35, the rest of the division by 97 is 1. */
export const isIban = (iban: string): boolean =>
  /^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban) && [...(iban.slice(4) + iban.slice(0, 4))].reduce((rest, sign) => [...parseInt(sign, 36).toString()].reduce((left, digit) => (left * 10 + Number(digit)) % 97, rest), 0) === 1;

export type AccountParts = { readonly country: string; readonly accountNumber: string; readonly bankCode: string | null; readonly swift: string | null };

/** What is wrong with an account whose parts are written plainly, by the rules of its country. `countryName` is how the reader calls it. */
export const checkBankAccount = ({ country, accountNumber, bankCode, swift }: AccountParts, countryName: string): readonly Problem[] => {
  const problems: Problem[] = [];
  const length = IBAN_LENGTH[country];
  const national = NATIONAL[country];
  if (length !== undefined) {
    if (!accountNumber.startsWith(country) || accountNumber.length !== length || !isIban(accountNumber)) problems.push({ field: 'accountNumber', ...finding('bankAccount.iban', { country: countryName, length }) });
  } else if (!(national?.number ?? /^[A-Z0-9]{4,34}$/).test(accountNumber)) {
    problems.push({ field: 'accountNumber', ...finding('bankAccount.number', { digits: national?.digits ?? '4–34' }) });
  }
  if (national) {
    const { pattern, example, isRight } = national.code;
    if (bankCode === null || !pattern.test(bankCode) || isRight?.(bankCode) === false) problems.push({ field: 'bankCode', ...finding('bankAccount.code', { example }) });
  }
  if (swift !== null && !/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(swift)) problems.push({ field: 'swift', ...finding('bankAccount.bic', { example: 'HDFCINBB' }) });
  return problems;
};
