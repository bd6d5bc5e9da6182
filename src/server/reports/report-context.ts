import { todayIn } from '../../domain/dates.ts';
import type { Language } from '../../domain/languages.ts';
import type { Transaction } from '../db/org.ts';
import { readFormats } from '../resource/import/rules.ts';
import type { ReportContext } from './report-table.ts';

export const reportContext = async (tx: Transaction, language: Language, now: Date): Promise<ReportContext> => {
  const formats = await readFormats(tx);
  return { language, formats, today: todayIn(formats.timeZone, now) };
};
