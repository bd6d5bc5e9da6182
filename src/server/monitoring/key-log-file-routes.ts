/** `POST /export/key-logs`: key logs, or their sums, as a file, with the reader's rights; whose they are is noted. */
import { z } from 'zod';
import { CONTROL_KEYS, type ControlKeys, type KeySwitches } from '../../domain/data-loss-prevention/keyLog.ts';
import { isDate } from '../../domain/calendar.ts';
import type { Language } from '../../domain/languages.ts';
import { authorise } from '../access/authorise.ts';
import { columnsOf } from '../data-loss-prevention/key-logs/key-logging-terms.ts';
import { withOrg } from '../db/org.ts';
import type { Context, Route } from '../http/route.ts';
import { answeringRefusals } from '../http/send-refusal.ts';
import { say } from '../messages.ts';
import { readFormats } from '../resource/import/rules.ts';
import { fileShape, languageOf, readAsked, sendSheet } from '../sheets/send-sheet.ts';
import type { Column, Value } from '../sheets/write/sheet.ts';
import { LINES_READ, refuseCut } from './lines-of-file.ts';
import { refuseLogs } from './key-logs/asked-logs.ts';
import { readKeyLogs } from './key-logs/read-key-logs.ts';
import { readKeyLogSums } from './key-logs/read-key-log-sums.ts';

const day = z.string().refine((text) => isDate(text), 'YYYY-MM-DD');
const id = z.string().regex(/^\d{1,18}$/).nullish();
const shape = z.strictObject({ shape: z.enum(['LOGS', 'SUMS']).default('LOGS'), of: z.enum(['MINE', 'OTHERS']), fromDate: day, toDate: day, search: z.string().max(100).nullish(), employeeId: id, departmentId: id, application: z.string().max(120).nullish(), ...fileShape });

type Line = { readonly name: string; readonly code: string; readonly department: string | null; readonly day: string; readonly seconds: number; readonly keyStrokes: number | null; readonly controlKeys: ControlKeys | null };

const headOf = (language: Language, columns: KeySwitches, isOfLogs: boolean): Column[] => {
  const text = (key: string, width = 24): Column => ({ heading: say(language, key), format: { kind: 'text' }, width });
  const number = (key: string): Column => ({ heading: say(language, key), format: { kind: 'integer' } });
  return [
    isOfLogs ? { heading: say(language, 'keyLog.at'), format: { kind: 'dateTime' }, width: 20 } : { heading: say(language, 'keyLog.day'), format: { kind: 'date' } },
    text('common.employee'), text('keyLog.code', 12), text('productivity.department'),
    ...(isOfLogs ? [...(columns.applications ? [text('keyLog.application'), text('keyLog.applicationTitle')] : []), ...(columns.websites ? [text('keyLog.host')] : []), ...(columns.windowTitles ? [text('keyLog.windowTitle', 40)] : [])] : [number('keyLog.records')]),
    ...(columns.keyStrokes ? [number('keyLog.keyStrokes')] : []),
    ...(columns.controlKeys ? CONTROL_KEYS.map((key) => number(`keyLog.control.${key}`)) : []),
    number('keyLog.seconds'),
  ];
};

const figuresOf = ({ keyStrokes, controlKeys, seconds }: Line, columns: KeySwitches): Value[] => [...(columns.keyStrokes ? [keyStrokes] : []), ...(columns.controlKeys ? CONTROL_KEYS.map((key) => controlKeys?.[key] ?? null) : []), seconds];

const exportKeyLogs = async (context: Context): Promise<void> => {
  const { session, asked: { shape: lines, format, language: told, ...asked } } = await readAsked(context, shape);
  const grant = authorise(session, [{ forms: ['KEY_LOGGER'], right: 'VIEW', scope: 'ALL' }]);
  refuseLogs(grant, asked);
  const language = languageOf({ language: told }, session);
  const isOfLogs = lines === 'LOGS';
  const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: session.timeZone });
  const page = { offset: 0, limit: LINES_READ };
  const { columns, rows, dateFormat } = await withOrg(context.db, session.orgCode, async (tx) => {
    const on = await columnsOf(tx);
    const read = isOfLogs
      ? (await readKeyLogs(tx, grant, asked, on, page)).rows.map((log): Value[] => [
          clock.format(new Date(log.at)).replace(' ', 'T'), log.name, log.code, log.department,
          ...(on.applications ? [log.application, log.applicationTitle] : []), ...(on.websites ? [log.host] : []), ...(on.windowTitles ? [log.windowTitle] : []), ...figuresOf(log, on),
        ])
      : (await readKeyLogSums(tx, grant, asked, on, page)).rows.map((sum): Value[] => [sum.day, sum.name, sum.code, sum.department, sum.records, ...figuresOf(sum, on)]);
    refuseCut({ session }, read.length);
    return { columns: headOf(language, on, isOfLogs), rows: read, dateFormat: (await readFormats(tx)).dateFormat };
  });
  await sendSheet(context, { title: say(language, 'form.KEY_LOGGER'), period: `${asked.fromDate} – ${asked.toDate}`, format, dateFormat, columns, rows, count: rows.length });
};

export const keyLogFileRoutes: readonly Route[] = [{ method: 'POST', path: '/export/key-logs', handle: answeringRefusals(exportKeyLogs) }];
