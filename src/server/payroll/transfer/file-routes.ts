/** `POST /export/fund-transfer`: what a bank is told to transfer for a final payroll run or for settlements, as a file. */
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
import { filePayments, fileSettlements } from './file-rows.ts';
import { fileSheets } from './file-sheets.ts';
import { fileShape, languageOf, readAsked } from '../../sheets/send-sheet.ts';

const id = z.string().regex(/^\d{1,18}$/);

const shape = z.strictObject({
  /** Null for final settlements. */
  runId: id.nullable(),
  /** Of the run; without it everybody. */
  payslipIds: z.array(id).min(1).max(50_000).nullish(),
  /** Where there is no run; without it all. */
  settlementIds: z.array(id).min(1).max(50_000).nullish(),
  isUnpaidOnly: z.boolean().default(true),
  ...fileShape,
});

const exportTransfer = async (context: Context): Promise<void> => {
  const { session, asked } = await readAsked(context, shape);
  // It names whole numbers of accounts.
  for (const form of ['ELECTRONIC_FUND_TRANSFER', 'BANK_ACCOUNTS'] as const) authorise(session, [{ forms: [form], right: 'VIEW', scope: 'ALL', isWhole: true }]);
  const { runId, isUnpaidOnly, format } = asked;
  const language = languageOf(asked, session);
  const of = { ids: (runId === null ? asked.settlementIds : asked.payslipIds) ?? null, isUnpaidOnly };
  const made = await withOrg(context.db, session.orgCode, async (tx) => ({ ...(runId === null ? await fileSettlements(tx, session, of) : await filePayments(tx, session, runId, of)), dateFormat: (await readFormats(tx)).dateFormat }));
  const { payments, dateFormat } = made;
  const [sheet, banks] = fileSheets(made.of, payments, language);
  const kind = format === 'CSV' ? 'csv' : 'xlsx';
  const pieces = format === 'CSV' ? writeCsv(sheet) : writeXlsx([sheet, banks], { dateFormat });
  await sendFile(context, { name: `${say(language, 'fundTransfer.file')} ${made.of.name ?? say(language, 'fundTransfer.settlements')}.${kind}`, kind, pieces, rows: payments.length });
};

export const fundTransferRoutes: readonly Route[] = [{ method: 'POST', path: '/export/fund-transfer', handle: answeringRefusals(exportTransfer) }];
