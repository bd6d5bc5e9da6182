import { maskedAccount } from '../../../domain/payroll/transfer/masked-account.ts';
import type { Transaction } from '../../db/org.ts';
import type { Session } from '../../session.ts';
import type { Payees, Standing } from './paid-by.ts';
import { transferBanks, transferRows, transferSums } from './read-transfer.ts';
import { seesAccounts } from './sees-accounts.ts';

export type ShownAsked = { readonly standing?: Standing | null; readonly search?: string | null; readonly offset?: number | null; readonly limit?: number | null };

const MOST_ROWS = 1000;

/** What a page says of payees: their sums, banks and rows, with whole numbers of accounts for whoever may look at them. */
export const shownTransfer = async (tx: Transaction, session: Session, payees: Payees, of: string, { standing, search, offset, limit }: ShownAsked) => {
  const isOpen = seesAccounts(session);
  const sums = await transferSums(tx, payees, of);
  const rows = await transferRows(tx, payees, of, { standing: standing ?? null, search: search?.trim().slice(0, 100) ?? '', offset: Math.max(0, offset ?? 0), limit: Math.min(MOST_ROWS, Math.max(1, limit ?? 50)) });
  return {
    newAccounts: sums.reduce((sum, { newAccounts }) => sum + newAccounts, 0),
    sums: sums.map(({ newAccounts: _newAccounts, ...sum }) => sum),
    banks: await transferBanks(tx, payees, of),
    totalRecords: rows[0]?.total ?? 0,
    rows: rows.map(({ total: _total, accountNumber, ...row }) => ({ ...row, accountNumber: accountNumber === null || isOpen ? accountNumber : maskedAccount(accountNumber) })),
  };
};
