import { taxYearOf } from '../../domain/income-tax/tax-year.ts';
import { assessmentYearOf, quarterOf } from '../../domain/tax-statements/quarter.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { todayOf } from '../people/today.ts';
import { quarterByLaw } from '../tax-statements/read-statement.ts';

/** Quarters that are looked back at. */
const BACK = 4;

/** The first quarter of the last ones that are over and has no statement; else the one that runs. */
export const startOfTaxStatement = (_: unknown, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const today = Temporal.PlainDate.from(await todayOf(tx));
    const had = new Set((await tx.query<{ of: string }>(`select assessment_year || quarter as of from tax_statement where org_code = $1`, [tx.orgCode])).map(({ of }) => of));
    for (let back = BACK; back >= 0; back -= 1) {
      const month = today.subtract({ months: back * 3 }).toString().slice(0, 7);
      const [assessmentYear, quarter] = [assessmentYearOf(taxYearOf(month)), quarterOf(month)];
      const isKnown = back === 0 || (await tx.query<{ one: boolean }>(`select true as one from tax_deduction where org_code = $1 and financial_year = $2 limit 1`, [tx.orgCode, taxYearOf(month)])).length > 0;
      if (isKnown && !had.has(`${assessmentYear}${quarter}`) && (await quarterByLaw(tx, assessmentYear, quarter)) !== null) return { errorCode: '', message: '', assessmentYear, quarter };
    }
    return { errorCode: '', message: '', assessmentYear: null, quarter: null };
  });
