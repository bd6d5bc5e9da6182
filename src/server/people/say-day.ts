import type { Language } from '../../domain/languages.ts';
import { formatDate } from '../../domain/values/dateFormat.ts';
import type { Transaction } from '../db/org.ts';
import { readFormats } from '../resource/import/rules.ts';

/** A day (ISO) in the organisation's date format, for a message to a person. */
export const sayDay = async (tx: Transaction, day: string, language: Language): Promise<string> => formatDate(day, (await readFormats(tx)).dateFormat, language);
