import { fromMinor, toMinor } from '../../domain/money.ts';
import { statutorySchemes } from '../../domain/statutory/terms.ts';
import type { StatutoryScheme } from '../../domain/statutory/terms.ts';
import { lastOfMonth, firstOfMonth } from '../../domain/dates.ts';
import { reachOf } from '../access/authorise.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import { employeesWithin } from '../people/day-sql.ts';
import { todayOf } from '../people/today.ts';
import { bindings } from '../resource/sql.ts';
import { readPayrollSettings } from '../salaries/payroll-settings.ts';
import type { Session } from '../session.ts';
import { mayAddLaw } from '../statutory/kinds-of-law.ts';
import { lawsOf } from '../statutory/missing-laws.ts';
import { schemeOfLine } from '../statutory/scheme-of-line.ts';
import { formOfScheme, isThere, withStanding } from '../statutory/standing-sql.ts';
import { statutoryLines } from '../statutory/statutory-lines.ts';
import { usualWages } from '../statutory/usual-wages.ts';
import { withWages } from '../statutory/wages-sql.ts';

type Counts = { readonly registrations: number; readonly rules: number; readonly members: number; readonly optedOut: number; readonly missing: number; readonly withoutNumber: number };
type Sums = ReadonlyMap<StatutoryScheme, Readonly<Record<'DEDUCTION' | 'EMPLOYER', bigint>>>;

const rulesSql: Readonly<Record<StatutoryScheme, string>> = {
  PROVIDENT_FUND: `statutory_rate r where r.scheme = 'PROVIDENT_FUND'`,
  STATE_INSURANCE: `statutory_rate r where r.scheme = 'STATE_INSURANCE'`,
  NPS: `statutory_rate r where r.scheme = 'NPS'`,
  PROFESSIONAL_TAX: 'professional_tax_rule r where true',
  LABOUR_WELFARE_FUND: 'welfare_fund_rule r where true',
};

const countsOf = async (tx: Transaction, session: Session, scheme: StatutoryScheme, today: string, country: string): Promise<Counts | null> => {
  const reach = reachOf(session, formOfScheme[scheme], 'VIEW');
  if (reach === null) return null;
  const to = bindings(tx.orgCode);
  const at = { day: `${to.bind(today)}::date`, country: `${to.bind(country)}::text` };
  const [counts] = await tx.query<Counts>(
    `select (select count(*)::int from statutory_registration r where r.org_code = $1 and r.scheme = ${to.bind(scheme)} and r.valid_from <= ${at.day} and (r.valid_until is null or r.valid_until >= ${at.day})) as registrations,
       (select count(*)::int from ${rulesSql[scheme]} and r.org_code = $1 and r.country = ${at.country} and r.effective_from <= ${at.day} and (r.effective_to is null or r.effective_to >= ${at.day})) as rules,
       count(*) filter (where x.standing = 'MEMBER')::int as members, count(*) filter (where x.standing = 'OPTED_OUT')::int as "optedOut", count(*) filter (where x.standing = 'MISSING')::int as missing,
       count(*) filter (where x.standing = 'MEMBER' and x."lacksNumber")::int as "withoutNumber"
     from employee e left join location l on l.org_code = e.org_code and l.id = e.location_id ${withWages('w', at.day)} ${withStanding(scheme, at)}
     where e.org_code = $1 and ${isThere(at)} and ${employeesWithin(reach, session, to)}`,
    to.values,
  );
  return counts!;
};

/** What an ordinary month comes to for everybody; null for whom one person’s pay would be told by it. */
const sumsOf = async (tx: Transaction, session: Session, today: string, currency: string): Promise<Sums | null> => {
  if (reachOf(session, 'SALARY_DETAILS', 'VIEW')?.scope !== 'ALL') return null;
  const sums = new Map(statutorySchemes.map((scheme) => [scheme, { DEDUCTION: 0n, EMPLOYER: 0n }]));
  const wages = await usualWages(tx, today, () => `e.status = 'ACTIVE'`);
  for (const { code, kind, amount } of await statutoryLines(tx, { from: firstOfMonth(today), to: lastOfMonth(today) }, wages)) sums.get(schemeOfLine(code))![kind] += toMinor(amount, currency, 'halfUp');
  return sums;
};

/** How each scheme stands today, as far as the caller may see it. */
export const statutoryOverview = (_args: object, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const [{ country, currency }, today] = [await readPayrollSettings(tx), await todayOf(tx)];
    const sums = await sumsOf(tx, session, today, currency);
    const schemes = [];
    for (const scheme of statutorySchemes) {
      const counts = await countsOf(tx, session, scheme, today, country);
      if (counts === null) continue;
      const seen = reachOf(session, formOfScheme[scheme], 'VIEW')?.scope === 'ALL' ? sums?.get(scheme) : undefined;
      schemes.push({ scheme, ...counts, employeeShare: seen ? fromMinor(seen.DEDUCTION, currency) : null, employerShare: seen ? fromMinor(seen.EMPLOYER, currency) : null });
    }
    const laws = (await lawsOf(tx, country)).filter(({ type }) => mayAddLaw(session, type));
    return { errorCode: '', message: '', today, country, currency, lawsLacking: laws.length === 0 ? null : laws.filter(({ exists }) => !exists).length, schemes };
  });
