import { currencyDecimals } from '../../domain/money.ts';
import { tagOf } from '../../domain/languages.ts';
import type { Language } from '../../domain/languages.ts';
import type { PayLineTitle } from '../../domain/payroll/payslip/pay-line.ts';
import { exactly, numberFormat } from '../../domain/values/numbers.ts';
import { say } from '../messages.ts';

const AMOUNTS: ReadonlySet<string> = new Set(['wage', 'free', 'annual', 'income', 'deducted', 'value', 'advance']);
const NUMBERS: ReadonlySet<string> = new Set(['days', 'hours', 'percent']);

/** How a line was reckoned in the words of a language, its amounts with their currency. */
export const sayHow = (language: Language, how: PayLineTitle): string => {
  if (typeof how === 'string') return how;
  const { currency = 'USD', ...args } = how.args ?? {};
  const tag = language === 'en' && currency === 'INR' ? 'en-IN' : tagOf(language);
  const digits = currencyDecimals(currency);
  const money = numberFormat(tag, { style: 'currency', currency, minimumFractionDigits: 0, maximumFractionDigits: digits });
  const plain = numberFormat(tag, { maximumFractionDigits: 2 });
  const said = Object.entries(args).map(([key, value]) => [key, AMOUNTS.has(key) ? money.format(exactly(value)) : NUMBERS.has(key) ? plain.format(exactly(value)) : key === 'date' ? new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(value)) : value]);
  return say(language, how.key, Object.fromEntries(said) as Readonly<Record<string, string>>);
};
