import { fromMinor } from '../../domain/money.ts';
import { minorOf } from '../../domain/statutory/amounts.ts';
import { gratuityOn } from '../../domain/statutory/gratuity.ts';
import type { Gratuity, GratuityRule } from '../../domain/statutory/gratuity.ts';
import { reachOf } from '../access/authorise.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import { employeesOf, employeesWithin, isEmployedSql } from '../people/day-sql.ts';
import { todayOf } from '../people/today.ts';
import { bindings } from '../resource/sql.ts';
import { readPayrollSettings } from '../salaries/payroll-settings.ts';
import { readGratuityRule } from '../statutory/gratuity-rule.ts';
import { withWages } from '../statutory/wages-sql.ts';

type Arguments = { readonly day?: string | null; readonly search?: string | null; readonly onlyEntitled?: boolean | null; readonly offset?: number | null; readonly limit?: number | null };
type Person = { readonly employeeId: number; readonly name: string; readonly employeeNumber: string | null; readonly department: string | null; readonly dateOfJoin: string; /** Null where nobody may see it, or knows it. */ readonly wage: string | null; readonly isFound: boolean; readonly paySeen: boolean };
type Served = { readonly person: Person; readonly gratuity: Gratuity | null };

const MOST = 200;

/** Everybody within reach who is employed on the day where the law of the country holds, the longest service first. */
const readPeople = (tx: Transaction, grant: Grant, country: string, day: string, search: string): Promise<Person[]> => {
  const to = bindings(tx.orgCode);
  const [on, there] = [`${to.bind(day)}::date`, to.bind(country)];
  const pay = reachOf(grant.session, 'SALARY_DETAILS', 'VIEW');
  const paySeen = pay === null ? 'false' : employeesWithin(pay, grant.session, to);
  return tx.query<Person>(
    `select e.id::int as "employeeId", e.name, e.employee_number as "employeeNumber", p.name as department, e.date_of_join::text as "dateOfJoin", case when ${paySeen} then trim_scale(w.gratuity)::text end as wage, ${paySeen} as "paySeen",
       ${search === '' ? 'true' : `position(fold(${to.bind(search)}) in fold(e.name || ' ' || coalesce(e.employee_number, ''))) > 0`} as "isFound"
     from employee e left join location l on l.org_code = e.org_code and l.id = e.location_id left join department p on p.org_code = e.org_code and p.id = e.department_id ${withWages('w', on)}
     where e.org_code = $1 and ${isEmployedSql(on)} and coalesce(nullif(btrim(l.address ->> 'country'), ''), ${there}) = ${there} and ${employeesOf(grant, to)} order by e.date_of_join, fold(e.name), e.id`,
    to.values,
  );
};

const entitledFrom = (joined: string, { minimumTenure }: GratuityRule): string => Temporal.PlainDate.from(joined).add({ years: minimumTenure }).subtract({ days: minimumTenure === 0 ? 0 : 1 }).toString();

/** What gratuity people would be due if they left on a day. Amounts are told of those whose pay the caller may see, sums to whoever may see everybody's. */
export const gratuityOverview = ({ day: asked, search, onlyEntitled, offset, limit }: Arguments, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const { country, currency } = await readPayrollSettings(tx);
    const day = asked ?? (await todayOf(tx));
    const coins = { currency };
    const rule = await readGratuityRule(tx, country, day);
    const people = await readPeople(tx, grant, country, day, search?.trim() ?? '');
    const served = people.map((person): Served => ({ person, gratuity: rule === null ? null : gratuityOn(person.dateOfJoin, day, person.wage === null ? 0n : minorOf(person.wage, coins), rule, coins) }));
    const entitled = served.filter(({ gratuity }) => gratuity?.isEntitled === true);
    const sum = (of: readonly Served[]): string => fromMinor(of.reduce((total, { gratuity }) => total + (gratuity?.earned ?? 0n), 0n), currency);
    const seesAll = grant.scope === 'ALL' && people.every(({ paySeen }) => paySeen);
    const found = (onlyEntitled === true ? entitled : served).filter(({ person, gratuity }) => person.isFound && gratuity !== null);
    const from = Math.max(offset ?? 0, 0);
    return {
      errorCode: '',
      message: '',
      day,
      currency,
      rule,
      people: people.length,
      entitled: entitled.length,
      earned: seesAll ? sum(served) : null,
      payable: seesAll ? sum(entitled) : null,
      totalRecords: found.length,
      rows: found.slice(from, from + Math.min(Math.max(limit ?? 50, 1), MOST)).map(({ person: { isFound: _found, paySeen: _seen, ...person }, gratuity }) => {
        const { years, months, counted, isEntitled, earned, taxFree } = gratuity!;
        const amount = (minor: bigint): string | null => (person.wage === null ? null : fromMinor(minor, currency));
        return { ...person, years, months, counted, isEntitled, entitledFrom: entitledFrom(person.dateOfJoin, rule!), earned: amount(earned), taxFree: amount(taxFree) };
      }),
    };
  });
