/** `POST /export/fund-transfer`: what a bank is told to transfer for a final payroll run, as a file. */
import { z } from 'zod';
import { authorise } from '../../access/authorise.ts';
import { withOrg } from '../../db/org.ts';
import type { Context, Route } from '../../http/route.ts';
import { answeringRefusals } from '../../http/send-refusal.ts';
import { say } from '../../messages.ts';
import { sendFile } from '../../resource/export/send-file.ts';
import { readFormats } from '../../resource/import/rules.ts';
import { writeCsv } from '../../sheets/write-csv.ts';
import { writeXlsx } from '../../sheets/write-xlsx.ts';
import { filePayments } from './file-rows.ts';
import { fileSheets } from './file-sheets.ts';
import { fileShape, languageOf, readAsked } from '../../sheets/send-sheet.ts';

const id = z.string().regex(/^\d{1,18}$/);

const shape = z.strictObject({
  runId: id,
  /** Without it everybody. */
  payslipIds: z.array(id).min(1).max(50_000).nullish(),
  isUnpaidOnly: z.boolean().default(true),
  ...fileShape,
});

const exportTransfer = async (context: Context): Promise<void> => {
  const { session, asked } = await readAsked(context, shape);
  // It names whole numbers of accounts.
  for (const form of ['ELECTRONIC_FUND_TRANSFER', 'BANK_ACCOUNTS'] as const) authorise(session, [{ forms: [form], right: 'VIEW', scope: 'ALL', isWhole: true }]);
  const { runId, payslipIds, isUnpaidOnly, format } = asked;
  const language = languageOf(asked, session);
  const { run, payments, dateFormat } = await withOrg(context.db, session.orgCode, async (tx) => ({ ...(await filePayments(tx, session, { runId, payslipIds: payslipIds ?? null, isUnpaidOnly })), dateFormat: (await readFormats(tx)).dateFormat }));
  const [sheet, banks] = fileSheets(run, payments, language);
  const kind = format === 'CSV' ? 'csv' : 'xlsx';
  const pieces = format === 'CSV' ? writeCsv(sheet) : writeXlsx([sheet, banks], { dateFormat });
  await sendFile(context, { name: `${say(language, 'fundTransfer.file')} ${run.name}.${kind}`, kind, pieces, rows: payments.length });
};

export const fundTransferRoutes: readonly Route[] = [{ method: 'POST', path: '/export/fund-transfer', handle: answeringRefusals(exportTransfer) }];
