import { ReadFundTransferDocument, ReadSettlementTransferDocument, type FundTransferStanding } from '../../../../generated/payroll-admin/operations.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { SETTLEMENTS, type ShownTransfer } from './transferred.ts';

type Asked = { readonly runId: string | null; readonly standing: FundTransferStanding | null; readonly search: string; readonly limit: number };
const NONE = { runId: SETTLEMENTS, name: null, fromDate: null, payDate: null } as const;

const readSettlements = async ({ standing, search, limit }: Asked, signal: AbortSignal): Promise<ShownTransfer> => {
  const answer = await askAnswer('payroll-admin', ReadSettlementTransferDocument, { standing, search, limit }, signal);
  return { ...answer, ...NONE, rows: answer.rows.map(({ settlementId: id, ...row }) => ({ ...row, id, holdReason: null })) };
};

/** What is paid: the run that is asked for, the last one, or settlements, also where they are all that there is; null where there is neither. */
export const readTransfer = async (asked: Asked, signal: AbortSignal): Promise<ShownTransfer | null> => {
  if (asked.runId === SETTLEMENTS) return readSettlements(asked, signal);
  const { rows, runId, currency, ...answer } = await askAnswer('payroll-admin', ReadFundTransferDocument, asked, signal);
  if (runId != null && currency != null) return { ...answer, runId, currency, rows: rows.map(({ payslipId: id, ...row }) => ({ ...row, id })) };
  return answer.settlementsDue > 0 ? readSettlements(asked, signal) : null;
};
