import { personYear } from '../../domain/income-tax/person-year.ts';
import { decimalText, dividedBy, plus, ratioOf, times, whole, zero } from '../../domain/payroll/formula/ratio.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import { standingFor } from '../income-tax/declaration-release.ts';
import { ownYear } from '../income-tax/own-year.ts';
import type { OwnYear } from '../income-tax/own-year.ts';
import { pensionLimit } from '../income-tax/pension-limit.ts';

type Declared = { readonly declarationId: string; readonly version: number; readonly status: 'DRAFT' | 'SUBMITTED'; readonly percentage: string; readonly pran: string | null };

const declaredIn = async (tx: Transaction, employeeId: string | null, year: string): Promise<Declared | undefined> =>
  (
    await tx.query<Declared>(
      'select n.id::text as "declarationId", n.version, n.status, trim_scale(n.percentage)::text as percentage, n.pran from nps_declaration n where n.org_code = $1 and n.employee_id = $2::bigint and n.financial_year = $3',
      [tx.orgCode, employeeId, year],
    )
  )[0];

/** Basic pay of a month, on average over the part of the year that is paid; to the coin. */
const monthlyWage = ({ facts, components }: NonNullable<OwnYear['known']>): string => {
  const months = times(facts.parts.reduce((sum, { part }) => plus(sum, ratioOf(part)), zero), whole(12));
  return decimalText(dividedBy(personYear(facts, components).wage, months), 2);
};

const terms = (known: OwnYear['known']) => {
  if (known === null) return { wage: null, mostPercent: null, regime: null, legalSource: null };
  const { percent, source, regime } = pensionLimit(known.rules, known.facts.regime);
  return { wage: monthlyWage(known), mostPercent: percent, regime, legalSource: source };
};

/** What the caller may have put into the pension account this year, and what they declared. */
export const ownNpsDeclaration = (_args: object, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const { present, known } = await ownYear(tx, session.employeeId);
    const declared = await declaredIn(tx, session.employeeId, present.year);
    const [person] = await tx.query<{ isEligible: boolean }>('select e.eligible_for_nps as "isEligible" from employee e where e.org_code = $1 and e.id = $2::bigint', [tx.orgCode, session.employeeId]);
    return {
      errorCode: '',
      message: '',
      financialYear: present.year,
      currency: present.currency,
      standing: await standingFor(tx, 'NPS', session.employeeId),
      isEligible: person?.isEligible === true,
      ...terms(known),
      percentage: declared?.percentage ?? null,
      pran: declared?.pran ?? null,
      declarationId: declared?.declarationId ?? null,
      version: declared?.version ?? null,
      status: declared?.status ?? null,
    };
  });
