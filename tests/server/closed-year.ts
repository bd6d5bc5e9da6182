import { expect } from 'vitest';
import { addDays } from '../../src/domain/dates.ts';
import { dataOf, type Client } from '../support/graphql.ts';

const ESS = 'employee-self-service';

type Asked = { readonly admin: Client; readonly rows: <Row extends object>(text: string) => Promise<Row[]>; /** The leave type that is carried over, paid and lapses. */ readonly earned: string; /** Nobody’s leave but of others is looked at. */ readonly but: string; readonly year: number };

/** Within the closed year leave is cancelled, entered and changed: what the closure did with it follows, and every change goes back by its undo. */
export const followsRequests = async ({ admin, rows, earned, but, year }: Asked): Promise<void> => {
  // Earned leave: 18 days, 10 are carried at most, then 8 paid at most, the rest lapses.
  const [person] = await rows<{ id: string; taken: number }>(`select b.employee_id::text as id, coalesce((select sum(r.days) from leave_request r where r.org_code = 'demo' and r.employee_id = b.employee_id and r.leave_type_id = b.leave_type_id and r.status = 'APPROVED' and extract(year from r.from_date) = ${year}), 0)::float8 as taken
    from leave_balance b join employee e on e.org_code = b.org_code and e.id = b.employee_id where b.org_code = 'demo' and b.leave_type_id = ${earned} and b.year = ${year} and b.carried_forward_days = 0 and b.entitled_days = 18 and e.status = 'ACTIVE' and e.id <> ${but}
    and e.date_of_join < '${year}-01-01' and not exists (select from leave_request r where r.org_code = 'demo' and r.employee_id = e.id and r.to_date >= '${year}-05-01') order by b.employee_id limit 1`);
  const days = async () => (await rows<{ closed: number[] }>(`select array_agg(x order by n) as closed from (select 1 as n, trim_scale(encashed_days)::float8 as x from leave_balance where org_code = 'demo' and employee_id = ${person!.id} and leave_type_id = ${earned} and year = ${year}
    union all select 2, trim_scale(lapsed_days)::float8 from leave_balance where org_code = 'demo' and employee_id = ${person!.id} and leave_type_id = ${earned} and year = ${year}
    union all select 3, trim_scale(carried_forward_days)::float8 from leave_balance where org_code = 'demo' and employee_id = ${person!.id} and leave_type_id = ${earned} and year = ${year + 1}) s`))[0]!.closed;
  const closedWith = (taken: number): number[] => [Math.min(8, Math.max(0, 8 - taken)), 0, Math.min(10, 18 - taken)];
  const taken = person!.taken;
  expect(await days()).toEqual(closedWith(taken));
  type Set = { a: { changeSet: string; row: { id: string; version: number; days: string } } };
  const monday = Array.from({ length: 7 }, (_, on) => addDays(`${year}-06-01`, on)).find((day) => Temporal.PlainDate.from(day).dayOfWeek === 1)!;
  const enter = (status: string) => admin<Set>(ESS, 'mutation ($input: LeaveRequestInput!) { a: addLeaveRequest(input: $input) { changeSet row { id version days } } }', { input: { employeeId: person!.id, leaveTypeId: earned, fromDate: monday, toDate: addDays(monday, 18), days: '9', reason: 'Entered late', status } });
  const change = async (id: string, input: object) => {
    const [row] = await rows<{ version: number }>(`select version from leave_request where org_code = 'demo' and id = ${id}`);
    return admin<Set>(ESS, 'mutation ($id: ID!, $version: Int!, $input: LeaveRequestPatch!) { a: updateLeaveRequest(id: $id, version: $version, input: $input) { changeSet row { id version days } } }', { id, version: row!.version, input });
  };
  const undo = (id: string) => admin(ESS, 'mutation ($id: ID!) { undoChangeSet(id: $id) { errorCode } }', { id });
  const { changeSet, row: { id } } = dataOf(await enter('APPROVED')).a;
  expect(await days()).toEqual(closedWith(taken + 9));
  const shortened = dataOf(await change(id, { days: '4' })).a.changeSet;
  expect(await days()).toEqual(closedWith(taken + 4));
  const cancelled = dataOf(await change(id, { status: 'CANCELLED' })).a.changeSet;
  expect(await days()).toEqual(closedWith(taken));
  expect((await undo(cancelled)).errors).toEqual([]);
  expect(await days()).toEqual(closedWith(taken + 4));
  const gone = await admin(ESS, 'mutation ($ids: [ID!]!) { deleteLeaveRequests(ids: $ids) { deleted } }', { ids: [id] });
  expect(gone.errors[0]?.extensions.validationError).toEqual([{ field: 'status', message: `The year ${year} of Earned leave is closed. Cancel this request instead: then what was carried over, paid or lapsed follows.` }]);
  // Of a request from before the closure nothing is undone past it.
  await rows(`update leave_request set updated_at = updated_at - interval '1 day' where org_code = 'demo' and id = ${id}`);
  expect((await undo(changeSet)).errors).not.toEqual([]);
  await rows(`update leave_request set updated_at = now() where org_code = 'demo' and id = ${id}`);
  for (const set of [shortened, changeSet]) expect((await undo(set)).errors).toEqual([]);
  expect(await days()).toEqual(closedWith(taken));
};
