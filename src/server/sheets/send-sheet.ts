/** A list or report as a file for the one who asks for it: who that is, what is asked, and how it goes out. */
import { z } from 'zod';
import { languages, type Language } from '../../domain/languages.ts';
import { refuseCrossSite } from '../auth/read-input.ts';
import { limitExports } from '../http/in-progress.ts';
import { readJson } from '../http/json.ts';
import { limitRequests } from '../http/rate-limit.ts';
import type { Context } from '../http/route.ts';
import { refuse } from '../refuse.ts';
import { sendFile } from '../resource/export/send-file.ts';
import { loadSession, type Session } from '../session.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';
import type { Column, Value } from './write/sheet.ts';

const id = z.string().regex(/^\d{1,18}$/).nullish();

/** By what the people of a report are narrowed. */
export const askedPeopleShape = { search: z.string().max(100).nullish(), departmentId: id, locationId: id, customGroupId: id, teamOf: id };
/** How a file is wanted. */
export const fileShape = { format: z.enum(['XLSX', 'CSV']).default('XLSX'), language: z.enum(languages).nullish() };

/** Who asks, and what; refused without a session, from elsewhere, too often, or in another shape. */
export const readAsked = async <Shape extends z.ZodType>(context: Context, shape: Shape): Promise<{ readonly session: Session; readonly asked: z.infer<Shape> }> => {
  refuseCrossSite(context);
  const session = await loadSession(context);
  if (session === null) throw refuse('UNAUTHENTICATED');
  limitRequests(context, session);
  limitExports(session, context.response);
  const read = shape.safeParse(await readJson(context));
  if (!read.success) throw refuse('BAD_USER_INPUT', { validationError: read.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })) });
  return { session, asked: read.data };
};

type Sent = { readonly title: string; /** Behind the title in the name of the file. */ readonly period: string; readonly format: 'XLSX' | 'CSV'; readonly dateFormat: string; readonly columns: Column[]; readonly rows: (readonly Value[])[]; readonly count: number };

/** Sends one sheet; `count` is what the download log says of it. */
export const sendSheet = async (context: Context, { title, period, format, dateFormat, columns, rows, count }: Sent): Promise<void> => {
  const kind = format === 'CSV' ? 'csv' : 'xlsx';
  const pieces = format === 'CSV' ? writeCsv({ columns, rows }) : writeXlsx([{ name: title.replace(/[[\]:*?/\\']/g, ' ').slice(0, 31), columns, rows }], { dateFormat });
  await sendFile(context, { name: `${title} ${period}.${kind}`, kind, pieces, rows: count });
};

/** The language of a file: the one that is asked for, else the person's. */
export const languageOf = ({ language }: { readonly language?: Language | null | undefined }, session: Session): Language => language ?? session.language;
