/** Money and percentages as people write them. */
import { fractionDigits, fromScaled, toScaled } from '../decimal.ts';
import { tagOf, type Language } from '../languages.ts';
import { currencyDecimals } from '../money.ts';
import { finding, type Finding } from '../problem.ts';
import { exactly, numberFormat, parseNumber } from './numbers.ts';

/** Signs that mean one currency only; '$' and '¥' are used by several. */
export const currencySigns: Readonly<Record<string, string>> = { '₹': 'INR', '€': 'EUR', '£': 'GBP', '₩': 'KRW', '₱': 'PHP', '₫': 'VND', '฿': 'THB', '₺': 'TRY', '₦': 'NGN' };

type Amount = { readonly value: string } | { readonly problem: Finding };

/** An amount with or without its currency. A currency that is named and is not the expected one is refused, never converted. */
export const parseMoney = (input: string, language: Language, currency: string | undefined): Amount => {
  const text = input.normalize('NFKC').trim();
  const marks = text.replace(/[\d\s\p{Zs}.,'’()+−-]/gu, '');
  const code = /^[A-Z]{3}$/.test(marks) ? marks : currencySigns[marks];
  if (code !== undefined && currency !== undefined && code !== currency) return { problem: finding('rule.currency', { given: code, expected: currency }) };
  const isMark = marks === '' || code !== undefined || /^(?:\p{Sc}|[A-Z]{1,3}\p{Sc}|\p{Sc}[A-Z]{1,3}|Rs|円|元)$/u.test(marks);
  const value = isMark ? parseNumber(text.replace(/Rs\.?/, '').replace(/[\p{L}\p{Sc}]/gu, ''), language) : null;
  return value === null ? { problem: finding('rule.number', { example: formatMoney('1234.5', language, currency) }) } : { value };
};

/** By the record's currency, its sign placed by `Intl`, its usual decimals or more when the value has more; rupees in English in lakhs. Without a currency a plain number of two decimals. */
export const formatMoney = (text: string, language: Language, currency: string | undefined): string => {
  const digits = currency === undefined ? 2 : currencyDecimals(currency);
  const tag = language === 'en' && currency === 'INR' ? 'en-IN' : tagOf(language);
  const style = currency === undefined ? {} : { style: 'currency' as const, currency };
  return numberFormat(tag, { ...style, minimumFractionDigits: digits, maximumFractionDigits: Math.max(digits, fractionDigits(text)) }).format(exactly(text));
};

/** As `formatMoney`, whole amounts without decimals, for the inside of a sentence. */
export const moneyInWords = (text: string, language: Language, currency: string): string => {
  const written = formatMoney(text, language, currency);
  return fractionDigits(text) > 0 ? written : written.replace(/[.,]0+(?=\D*$)/, '');
};

/** '12.5 %' → '12.5': percentages are kept as the number before the sign. */
export const parsePercent = (input: string, language: Language): string | null => parseNumber(input.normalize('NFKC').replace(/%/, ''), language);

export const formatPercent = (text: string, language: Language): string => {
  const scale = fractionDigits(text);
  return numberFormat(tagOf(language), { style: 'percent', maximumFractionDigits: scale }).format(exactly(fromScaled(toScaled(text, scale), scale + 2)));
};
