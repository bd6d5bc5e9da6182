import { fromMinor, toMinor } from '../../../domain/money.ts';
import type { FundTransferStanding, ReadFundTransferQuery } from '../../../../generated/payroll-admin/operations.ts';

export const PATH = '/payroll/electronic-fund-transfer';

export type Transfer = ReadFundTransferQuery['answer'];
/** Somebody who is paid, by the id of the payslip or settlement. */
export type TransferRow = Omit<Transfer['rows'][number], 'payslipId'> & { readonly id: string };
/** In the address in place of the run. */
export const SETTLEMENTS = 'settlements';
/** A final run that is looked at, or the settlements (`SETTLEMENTS` is their run). */
export type ShownTransfer = Omit<Transfer, 'rows'> & { readonly runId: string; readonly currency: string; readonly rows: readonly TransferRow[] };

export const STANDINGS: readonly FundTransferStanding[] = ['TO_PAY', 'NO_ACCOUNT', 'TWO_ACCOUNTS', 'HELD', 'NOTHING_DUE', 'TRANSFERRED'];

/** What is in the way of being paid. */
export const BLOCKED: readonly FundTransferStanding[] = ['NO_ACCOUNT', 'TWO_ACCOUNTS', 'HELD', 'NOTHING_DUE'];

const isUnpaid = ({ standing }: TransferRow): boolean => standing === 'TO_PAY' || standing === 'NO_ACCOUNT' || standing === 'TWO_ACCOUNTS';
const isPaid = ({ standing }: TransferRow): boolean => standing === 'TRANSFERRED';

/** Of those chosen: who may be marked, who may be taken back, and who is in a file. */
export const fitting = {
  mark: isUnpaid,
  back: isPaid,
  file: ({ accountNumber, standing }: TransferRow): boolean => accountNumber != null && (standing === 'TO_PAY' || standing === 'TRANSFERRED'),
} as const;

export const isChoosable = (row: TransferRow): boolean => isUnpaid(row) || isPaid(row);

export const sumOf = (amounts: readonly string[], currency: string): string => fromMinor(amounts.reduce((sum, amount) => sum + toMinor(amount, currency, 'halfUp'), 0n), currency);

export const sumAt = ({ sums }: Pick<Transfer, 'sums'>, standing: FundTransferStanding): { readonly people: number; readonly amount: string } => sums.find((sum) => sum.standing === standing) ?? { people: 0, amount: '0' };
