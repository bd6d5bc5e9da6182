/** `POST /export/fund-transfer`: what a bank is told to transfer for a final payroll run, as a file. */
import { z } from 'zod';
import { languages } from '../../../domain/languages.ts';
import { authorise } from '../../access/authorise.ts';
import { refuseCrossSite } from '../../auth/read-input.ts';
import { withOrg } from '../../db/org.ts';
import { limitExports } from '../../http/in-progress.ts';
import { readJson } from '../../http/json.ts';
import { limitRequests } from '../../http/rate-limit.ts';
import type { Context, Route } from '../../http/route.ts';
import { answeringRefusals } from '../../http/send-refusal.ts';
import { say } from '../../messages.ts';
import { refuse } from '../../refuse.ts';
import { sendFile } from '../../resource/export/send-file.ts';
import { readFormats } from '../../resource/import/rules.ts';
import { loadSession } from '../../session.ts';
import { writeCsv } from '../../sheets/write-csv.ts';
import { writeXlsx } from '../../sheets/write-xlsx.ts';
import { filePayments } from './file-rows.ts';
import { fileSheets } from './file-sheets.ts';

const id = z.string().regex(/^\d{1,18}$/);

const shape = z.strictObject({
  runId: id,
  /** Without it everybody. */
  payslipIds: z.array(id).min(1).max(50_000).nullish(),
  isUnpaidOnly: z.boolean().default(true),
  format: z.enum(['XLSX', 'CSV']).default('XLSX'),
  language: z.enum(languages).nullish(),
});

const exportTransfer = async (context: Context): Promise<void> => {
  refuseCrossSite(context);
  const session = await loadSession(context);
  if (session === null) throw refuse('UNAUTHENTICATED');
  limitRequests(context, session);
  limitExports(session, context.response);
  const read = shape.safeParse(await readJson(context));
  if (!read.success) throw refuse('BAD_USER_INPUT', { validationError: read.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })) });
  // It names whole numbers of accounts.
  for (const form of ['ELECTRONIC_FUND_TRANSFER', 'BANK_ACCOUNTS'] as const) authorise(session, [{ forms: [form], right: 'VIEW', scope: 'ALL', isWhole: true }]);
  const { runId, payslipIds, isUnpaidOnly, format } = read.data;
  const language = read.data.language ?? session.language;
  const { run, payments, dateFormat } = await withOrg(context.db, session.orgCode, async (tx) => ({ ...(await filePayments(tx, session, { runId, payslipIds: payslipIds ?? null, isUnpaidOnly })), dateFormat: (await readFormats(tx)).dateFormat }));
  const [sheet, banks] = fileSheets(run, payments, language);
  const kind = format === 'CSV' ? 'csv' : 'xlsx';
  const pieces = format === 'CSV' ? writeCsv(sheet) : writeXlsx([sheet, banks], { dateFormat });
  await sendFile(context, { name: `${say(language, 'fundTransfer.file')} ${run.name}.${kind}`, kind, pieces, rows: payments.length });
};

export const fundTransferRoutes: readonly Route[] = [{ method: 'POST', path: '/export/fund-transfer', handle: answeringRefusals(exportTransfer) }];
