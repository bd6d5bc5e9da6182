import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { readPayrollSettings } from '../salaries/payroll-settings.ts';
import { kindOfLaw, mayAddLaw } from '../statutory/kinds-of-law.ts';
import { lawsOf } from '../statutory/missing-laws.ts';

/** What Tenure knows of the law of the country of payroll, of the kinds that the caller may add. */
export const lawsOfCountry = (_args: object, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const { country } = await readPayrollSettings(tx);
    const laws = (await lawsOf(tx, country)).filter(({ type }) => mayAddLaw(session, type));
    return { errorCode: '', message: '', country, laws: laws.map(({ key, type, name, effectiveFrom, law, exists }) => ({ key, kind: kindOfLaw[type], name, effectiveFrom, law, exists })) };
  });
