import { paise } from '../../domain/tax-statements/sums.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { readStatement } from '../tax-statements/read-statement.ts';
import { readStanding } from '../tax-statements/standing.ts';

export const taxStatementReview = ({ statementId }: { readonly statementId: string }, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const statement = await readStatement(tx, statementId);
    const { months, points, people, deducted, deposited } = await readStanding(tx, statement);
    return {
      errorCode: '', message: '', financialYear: statement.financialYear, currency: statement.law.currency, formNumber: statement.form.formNumber, law: statement.form.law, people, deducted: paise(deducted), deposited: paise(deposited),
      months: months.map(({ lastDeposit: _last, isDraft: _draft, ...month }) => ({ ...month, deducted: paise(month.deducted), deposited: paise(month.deposited) })),
      points: points.map(({ amount, ...point }) => ({ ...point, amount: amount === null ? null : paise(amount) })),
    };
  });
