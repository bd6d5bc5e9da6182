import type { AdvanceWords } from '../../domain/advances/terms.ts';
import { tagOf } from '../../domain/languages.ts';
import type { Language } from '../../domain/languages.ts';
import { fromMinor } from '../../domain/money.ts';
import { moneyInWords } from '../../domain/values/amounts.ts';
import { formatDate } from '../../domain/values/dateFormat.ts';
import type { Transaction } from '../db/org.ts';
import { readFormats } from '../resource/import/rules.ts';

/** How sentences about advances say amounts, days and months (YYYY-MM). */
export const advanceWords = async (tx: Transaction, language: Language, currency: string): Promise<AdvanceWords> => {
  const { dateFormat } = await readFormats(tx);
  const named = new Intl.DateTimeFormat(tagOf(language), { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return { money: (minor) => moneyInWords(fromMinor(minor, currency), language, currency), day: (day) => formatDate(day, dateFormat, language), month: (month) => named.format(new Date(`${month}-01T00:00:00Z`)) };
};
