import type { Grant } from '../access/authorise.ts';
import { teamOfSql } from '../access/team-of.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import { MOST_GIVEN } from '../earnings/most-given.ts';
import { employeesOf } from '../people/day-sql.ts';
import { Refusal, refuse } from '../refuse.ts';
import type { Caller } from '../resource/caller.ts';
import { hooksOf } from '../resource/hooks.ts';
import type { Values } from '../resource/hooks.ts';
import { resourceOf } from '../resource/registry.ts';
import { bindings } from '../resource/sql.ts';

type Arguments = { readonly kindId: string; readonly payoutDate?: string | null; readonly departmentId?: string | null; readonly locationId?: string | null; readonly teamOf?: string | null };
type Person = { readonly employeeId: string; readonly employeeName: string; readonly employeeNumber: string; readonly total: number };

const peopleOf = (tx: Transaction, grant: Grant, { departmentId, locationId, teamOf }: Arguments): Promise<Person[]> => {
  const to = bindings(tx.orgCode);
  const of = (column: string, id: string | null | undefined): string => (id == null ? 'true' : `e.${column} = ${to.bind(id)}::bigint`);
  return tx.query<Person>(
    `select e.id::text as "employeeId", e.name as "employeeName", e.employee_number as "employeeNumber", count(*) over ()::int as total from employee e
     where e.org_code = $1 and e.status = 'ACTIVE' and ${of('department_id', departmentId)} and ${of('location_id', locationId)} and ${employeesOf(grant, to)} and ${teamOf == null ? 'true' : teamOfSql('e.id', teamOf, grant, grant.session, to.bind)} order by e.name, e.id limit ${MOST_GIVEN + 1}`,
    to.values,
  );
};

/** Asks the rules of an earning as if it were added. */
const ahead = async (tx: Transaction, caller: Caller, { kindId, payoutDate = null }: Arguments, { employeeId, employeeName, employeeNumber }: Person) => {
  const values: Values = { employeeId, kindId, payoutDate, amount: null, name: null, status: 'PENDING', note: null };
  const person = { employeeId, employeeName, employeeNumber };
  const { beforeSave } = await hooksOf(resourceOf('OneTimeEarning'));
  return beforeSave!(tx, caller, values, null).then(
    () => ({ ...person, amount: String(values['amount']), payoutDate: String(values['payoutDate']), isApproved: values['status'] === 'APPROVED', problem: null }),
    (refusal: unknown) => {
      const problem = refusal instanceof Refusal ? refusal.details.validationError?.[0]?.message : undefined;
      if (problem === undefined) throw refusal;
      return { ...person, amount: null, payoutDate: null, isApproved: false, problem };
    },
  );
};

/** What each of some employees would get of a kind, or why it cannot be given to them. */
export const previewOneTimeEarnings = (args: Arguments, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    if ([args.kindId, args.departmentId ?? '1', args.locationId ?? '1'].some((id) => !/^\d{1,18}$/.test(id))) throw refuse('NOT_FOUND');
    const caller: Caller = { db, session: grant.session, reach: grant, form: 'ONE_TIME_EARNINGS', reason: null };
    const people = await peopleOf(tx, grant, args);
    const rows = [];
    if (people.length <= MOST_GIVEN) for (const person of people) rows.push(await ahead(tx, caller, args, person));
    return { errorCode: '', message: '', totalRecords: people[0]?.total ?? 0, rows };
  });
