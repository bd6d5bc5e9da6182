/** `POST /export/monitoring-audit-log`: an audit log of monitoring as a file, with the reader's rights. */
import { z } from 'zod';
import { isDate } from '../../domain/calendar.ts';
import { authorise } from '../access/authorise.ts';
import { withOrg } from '../db/org.ts';
import type { Context, Route } from '../http/route.ts';
import { answeringRefusals } from '../http/send-refusal.ts';
import { say } from '../messages.ts';
import { sendFile } from '../resource/export/send-file.ts';
import { readFormats } from '../resource/import/rules.ts';
import { writeCsv } from '../sheets/write-csv.ts';
import { writeXlsx } from '../sheets/write-xlsx.ts';
import type { Column, Value } from '../sheets/write/sheet.ts';
import { auditedBy, MONITORING_LOGS } from './audited.ts';
import { refuseCut } from './lines-of-file.ts';
import { readLogs } from './read-logs.ts';
import { fileShape, readAsked } from '../sheets/send-sheet.ts';

const day = z.string().refine((text) => isDate(text), 'YYYY-MM-DD');
const shape = z.strictObject({
  log: z.enum(['SETTINGS', 'MEMBERS', 'LOSS_PREVENTION']),
  fromDate: day,
  toDate: day,
  kind: z.enum(['ADD', 'UPDATE', 'DELETE']).nullish(),
  entity: z.string().max(60).nullish(),
  ...fileShape,
});

const PAGE = 500;

const exportLog = async (context: Context): Promise<void> => {
  const { session: found, asked: given } = await readAsked(context, shape);
  const { log, format, language: told, ...asked } = given;
  const { form } = MONITORING_LOGS[log];
  authorise(found, [{ forms: [form], right: 'VIEW', scope: 'ALL', isWhole: true }]);
  const session = { ...found, language: told ?? found.language };
  const entries: Awaited<ReturnType<typeof readLogs>>['activityLogs'] = [];
  for (let offset = 0; ; offset += PAGE) {
    const page = (await readLogs({ ...asked, offset, limit: PAGE }, { db: context.db, session }, auditedBy(log), null, log !== 'SETTINGS')).activityLogs;
    entries.push(...page);
    refuseCut({ session }, entries.length);
    if (page.length < PAGE) break;
  }
  const { dateFormat } = await withOrg(context.db, session.orgCode, readFormats);
  const text = (key: string, width = 24): Column => ({ heading: say(session.language, key), format: { kind: 'text' }, width });
  const columns = [text('activityLog.when'), text('activityLog.what', 48), text('activityLog.action'), text('activityLog.who'), text('activityLog.form')];
  const at = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: session.timeZone });
  const rows = entries.map((entry): readonly Value[] => [at.format(new Date(entry.logTimestamp)), entry.description, entry.userAction, entry.employeeName, entry.formName ?? say(session.language, 'activityLog.system')]);
  const title = say(session.language, `form.${form}`);
  const kind = format === 'CSV' ? 'csv' : 'xlsx';
  const pieces = format === 'CSV' ? writeCsv({ columns, rows }) : writeXlsx([{ name: title.replace(/[[\]:*?/\\']/g, ' ').slice(0, 31), columns, rows }], { dateFormat });
  await sendFile(context, { name: `${title} ${asked.fromDate} – ${asked.toDate}.${kind}`, kind, pieces, rows: rows.length });
};

export const monitoringLogRoutes: readonly Route[] = [{ method: 'POST', path: '/export/monitoring-audit-log', handle: answeringRefusals(exportLog) }];
