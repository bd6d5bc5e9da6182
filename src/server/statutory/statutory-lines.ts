import { daysBetween, lengthOfRange } from '../../domain/dates.ts';
import { fromMinor } from '../../domain/money.ts';
import { minorOf } from '../../domain/statutory/amounts.ts';
import { npsShares } from '../../domain/statutory/nps.ts';
import { professionalTaxShare } from '../../domain/statutory/professional-tax.ts';
import { providentFundShares } from '../../domain/statutory/provident-fund.ts';
import { ratesOn } from '../../domain/statutory/rates-on.ts';
import { contributionPeriodStart, stateInsuranceShares } from '../../domain/statutory/state-insurance.ts';
import type { ContributionWage, LineCode, Share } from '../../domain/statutory/terms.ts';
import { welfareFundShares } from '../../domain/statutory/welfare-fund.ts';
import type { Transaction } from '../db/org.ts';
import { bindings } from '../resource/sql.ts';
import { readPayrollSettings } from '../salaries/payroll-settings.ts';
import { readStatutoryRules } from './read-rules.ts';
import { withMember, withRegistration } from './registration-sql.ts';
import { withWages } from './wages-sql.ts';

/** Days that are paid together, both inclusive, YYYY-MM-DD: a month. The law of its last day counts. */
export type StatutoryPeriod = { readonly from: string; readonly to: string };

/** What somebody earned in the period, as decimal text in the currency of payroll, after days without pay: what the law takes its shares of. */
export type StatutoryWages = {
  readonly employeeId: string;
  /** Everything paid or given in kind by the month: of professional tax and the labour welfare fund (as the Maharashtra State Tax on Professions Act 1975, section 2(h), says: in cash or kind). */
  readonly gross: string;
  /** Of parts considered for the EPF. */
  readonly providentFund: string;
  /** Of parts considered for insurance. */
  readonly insurance: string;
  /** Of parts that count for the NPS. */
  readonly nps: string;
  /** Days for which the person is paid; those of the period where nothing is told. */
  readonly paidDays?: number;
};

export type StatutoryLine = {
  readonly employeeId: string;
  readonly code: LineCode;
  /** Key of the message that names it. */
  readonly title: string;
  /** Kept from the pay, or paid by the employer beside it. */
  readonly kind: 'DEDUCTION' | 'EMPLOYER';
  /** Decimal text in the currency of payroll, rounded as the law says. */
  readonly amount: string;
  /** What it comes from: the law, and the wage and percentage where it is a share. */
  readonly source: { readonly law: string; readonly wage: string | null; readonly percentage: string | null };
};

type Person = {
  readonly employeeId: string;
  readonly isWoman: boolean;
  readonly state: string | null;
  readonly city: string | null;
  readonly isTaxed: boolean;
  readonly isInFund: boolean;
  readonly insuredWageAtStart: string | null;
  readonly providentFund: { readonly registered: ContributionWage; readonly voluntaryAllowed: boolean; readonly chosen: ContributionWage | null; readonly voluntaryPercent: string | null; readonly isPensionMember: boolean; readonly pensionOnFullWage: boolean } | null;
  readonly isInsured: boolean;
  readonly nps: { readonly employeeShare: string | null; readonly employerShare: string | null } | null;
};

/** Who is registered and enrolled on the day, those who left before it on their last day of work; one row for each of the people, in one statement. Of the insurance also what the wage was when the contribution period began, or on joining within it. */
const readPeople = (tx: Transaction, employeeIds: readonly string[], country: string, day: string): Promise<Person[]> => {
  const to = bindings(tx.orgCode);
  const [end, start, at] = [`${to.bind(day)}::date`, `${to.bind(contributionPeriodStart(day))}::date`, to.bind(country)];
  const on = `least(${end}, o.last_day)`;
  return tx.query<Person>(
    `select e.id::text as "employeeId", coalesce(e.gender = 'FEMALE', false) as "isWoman", fold(btrim(l.address ->> 'state')) as state, fold(btrim(l.address ->> 'city')) as city,
       pt.id is not null and l.address ->> 'country' = ${at} as "isTaxed", lw.id is not null and l.address ->> 'country' = ${at} as "isInFund", trim_scale(w.insurance)::text as "insuredWageAtStart",
       case when pf.id is not null and pr.id is not null then json_build_object('registered', pr.contribution_wage, 'voluntaryAllowed', pr.voluntary_allowed, 'chosen', pf.contribution_wage, 'voluntaryPercent', trim_scale(pf.voluntary_percent)::text,
         'isPensionMember', pf.is_pension_member, 'pensionOnFullWage', pf.pension_on_full_wage) end as "providentFund",
       si.id is not null and sr.id is not null as "isInsured",
       case when np.id is not null and nr.id is not null then json_build_object('employeeShare', trim_scale(np.employee_share)::text, 'employerShare', trim_scale(np.employer_share)::text) end as nps
     from employee e left join location l on l.org_code = e.org_code and l.id = e.location_id
       left join lateral (select max(x.last_working_day) as last_day from exit x where x.org_code = e.org_code and x.employee_id = e.id and x.status = 'APPROVED' and x.last_working_day >= e.date_of_join) o on true
       ${withMember('PROVIDENT_FUND', 'pf', on)} ${withRegistration('PROVIDENT_FUND', 'pr', on)}
       ${withMember('STATE_INSURANCE', 'si', on)} ${withRegistration('STATE_INSURANCE', 'sr', on)}
       ${withMember('NPS', 'np', on)} ${withRegistration('NPS', 'nr', on)}
       ${withRegistration('PROFESSIONAL_TAX', 'pt', on)} ${withRegistration('LABOUR_WELFARE_FUND', 'lw', on)}
       ${withWages('w', `greatest(${start}, e.date_of_join)`)}
     where e.org_code = $1 and e.id = any(${to.bind(employeeIds)}::bigint[])`,
    to.values,
  );
};

/**
 * What the law takes of the wages of a period, line by line, for any number of people at once: nothing of whom no registration or enrolment holds on the last day, or on the last day of work before it. Whoever pays by it asks this once a run; the order is that of
 * `wages`. A month's wage is asked for: of other periods the ceilings would not fit.
 */
export const statutoryLines = async (tx: Transaction, { from, to }: StatutoryPeriod, wages: readonly StatutoryWages[]): Promise<readonly StatutoryLine[]> => {
  if (wages.length === 0 || daysBetween(from, to) < 0) return [];
  const { country, currency, slabWisePF, slabWiseNPS } = await readPayrollSettings(tx);
  const coins = { currency };
  const { rates, taxes, funds } = await readStatutoryRules(tx, country, to);
  const people = new Map((await readPeople(tx, wages.map(({ employeeId }) => employeeId), country, to)).map((person) => [person.employeeId, person]));
  const [fund, insurance, pension] = [ratesOn(rates, 'PROVIDENT_FUND', to, slabWisePF), ratesOn(rates, 'STATE_INSURANCE', to, false), ratesOn(rates, 'NPS', to, slabWiseNPS)];
  const sharesOf = (paid: StatutoryWages, person: Person): readonly Share[] => {
    const insured = minorOf(paid.insurance, coins);
    const wageAtStart = person.insuredWageAtStart === null ? insured : minorOf(person.insuredWageAtStart, coins);
    const gross = minorOf(paid.gross, coins);
    return [
      ...(person.providentFund === null ? [] : providentFundShares(minorOf(paid.providentFund, coins), person.providentFund, fund, coins)),
      ...(person.isInsured ? stateInsuranceShares({ wage: insured, wageAtStart, paidDays: paid.paidDays ?? lengthOfRange(from, to) }, insurance, coins) : []),
      ...(person.nps === null ? [] : npsShares(minorOf(paid.nps, coins), person.nps, pension, coins)),
      ...(person.isTaxed ? professionalTaxShare({ wage: gross, state: person.state, city: person.city, isWoman: person.isWoman }, taxes, to, coins) : []),
      ...(person.isInFund ? welfareFundShares(gross, person.state, funds, to, coins) : []),
    ];
  };
  return wages.flatMap((paid) => {
    const person = people.get(paid.employeeId);
    if (person === undefined) return [];
    return sharesOf(paid, person).map(({ code, kind, amount, wage, percentage, law }) => ({
      employeeId: paid.employeeId,
      code,
      title: `statutory.line.${code}`,
      kind,
      amount: fromMinor(amount, currency),
      source: { law, wage: wage === null ? null : fromMinor(wage, currency), percentage },
    }));
  });
};
