import { claimTotal, paidDays, perDiemAmount } from '../../domain/expenses/claim.ts';
import type { ExpenseAmount, PerDiemDays } from '../../domain/expenses/claim.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { readClaimTerms } from './claim-terms.ts';

type Asked = {
  readonly expenses: readonly { readonly amount: string; readonly currency?: string | null; readonly converted?: string | null }[];
  readonly perDiems: readonly { readonly perDiemId: string; readonly fromDate: string; readonly toDate: string; readonly spent?: string | null; readonly converted?: string | null }[];
};

/** What a claim comes to as it stands in its form; the days of its per diems with what they pay. Lines that do not tell what they come to count nothing. */
export const reckonClaim = ({ expenses, perDiems }: Asked, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const terms = await readClaimTerms(tx, [], perDiems.map(({ perDiemId }) => perDiemId));
    const amounts = expenses.map(({ amount, currency, converted }): ExpenseAmount => ({ amount, currency: currency ?? null, converted: converted ?? null }));
    const days = perDiems.map(({ perDiemId, fromDate, toDate, spent, converted }): PerDiemDays => ({ perDiemId: String(perDiemId), fromDate, toDate, spent: spent ?? null, converted: converted ?? null })).filter(({ fromDate, toDate }) => fromDate <= toDate);
    const lines = days.flatMap((line) => {
      const found = terms.perDiems.find(({ id }) => id === line.perDiemId);
      return found ? [{ perDiemId: line.perDiemId, title: found.title, days: paidDays(line, found), amount: perDiemAmount(line, found), currency: found.currency }] : [];
    });
    return { errorCode: '', message: '', currency: terms.currency, total: claimTotal({ expenses: amounts, perDiems: days }, terms), perDiems: lines };
  });
