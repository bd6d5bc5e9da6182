import { fractionDigits } from '../../../domain/decimal.ts';
import { currencyDecimals } from '../../../domain/money.ts';
import { currencyOf } from '../input/currency.ts';
import type { CellKind } from '../cellKind.ts';

const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (locale: string, currency: string, digits: number): Intl.NumberFormat => {
  const key = `${locale} ${currency} ${digits}`;
  const known = formats.get(key);
  if (known) return known;
  const grouping = locale === 'en' && currency === 'INR' ? 'en-IN' : locale;
  const made = new Intl.NumberFormat(grouping, { style: 'currency', currency, currencyDisplay: 'narrowSymbol', maximumFractionDigits: digits });
  formats.set(key, made);
  return made;
};

/** With the currency's sign, place and decimals, or more when the value has more; lakh grouping for rupees in English; exact, as the text is given to Intl. */
export const moneyCell: CellKind = {
  width: 104,
  isNumber: true,
  text: (value, field, record, { locale, currency }) => {
    if (value === null || value === undefined || value === '') return '';
    const unit = currencyOf(field, record, currency);
    const written = formatOf(locale, unit, Math.max(currencyDecimals(unit), fractionDigits(String(value)))).format(String(value) as Intl.StringNumericLiteral);
    return written.replace('-', '−');
  },
};
