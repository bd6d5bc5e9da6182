/** Where requests with a workflow stand: the first step that is open and finds somebody, and who that is. As people, roles and rights are now. */
import { openSteps, type Chain } from '../../domain/approvals/chain.ts';
import { holds } from '../access/holds.ts';
import type { Transaction } from '../db/org.ts';

/** People who may decide by a step: with an account in use, at work, and with the right to decide. */
const DECIDERS = `decider as (select u.id, u.name, u.employee_id from user_account u left join employee p on p.org_code = u.org_code and p.id = u.employee_id
    where u.org_code = $1 and u.status = 'ACTIVE' and (u.employee_id is null or p.status = 'ACTIVE') and ${holds('u', "'APPROVAL_MANAGEMENT'", 'g."view" and g."update"')})`;

/** Whom a step names, as an employee; null where it names a role or nobody. Over the step `o`. */
export const NAMED = `case o.step->>'approver' when 'MANAGER' then e.manager_id when 'MANAGERS_MANAGER' then m.manager_id when 'DEPARTMENT_HEAD' then d.head_id when 'EMPLOYEE' then (o.step->>'employeeId')::bigint end`;

/** Of each step of the relation `open` (kind, id, employee_id, place, step): who may decide it, nobody what they ask for themselves (`able`), and at which step a request stands (`standing`). */
export const STANDING = `${DECIDERS}, able as (
    select o.kind, o.id, o.place, u.id as user_id, u.name from open o join employee e on e.org_code = $1 and e.id = o.employee_id left join employee m on m.org_code = $1 and m.id = e.manager_id
      left join department d on d.org_code = $1 and d.id = e.department_id join decider u on u.employee_id = ${NAMED} where u.employee_id <> o.employee_id
    union select o.kind, o.id, o.place, u.id, u.name from open o join user_role r on r.org_code = $1 and r.role_id = (o.step->>'roleId')::bigint join decider u on u.id = r.user_account_id
      where o.step->>'approver' = 'ROLE' and u.employee_id is distinct from o.employee_id),
  standing as (select a.kind, a.id, min(a.place) as place from able a group by a.kind, a.id)`;

/** The open steps of the requests in `asked` (kind, id, employee_id, approval). */
export const OPEN = `open as (select k.kind, k.id, k.employee_id, (x.place - 1)::int as place, x.step from asked k cross join lateral jsonb_array_elements(k.approval->'steps') with ordinality x(step, place)
    where not (x.step ? 'decision') and not (x.step ? 'notNeeded'))`;

export type Person = { readonly userId: string; readonly name: string };
export type Standing = { /** The step, from 0. */ readonly at: number; readonly people: readonly Person[] };

/** By step, from 0: who may decide it for this employee. Steps that find nobody are absent. */
export const ableOf = async (tx: Transaction, employeeId: string, chain: Pick<Chain, 'steps'>): Promise<ReadonlyMap<number, readonly Person[]>> => {
  const rows = await tx.query<Person & { at: number }>(
    `with asked as (select 'ONE'::text as kind, 0::bigint as id, $2::bigint as employee_id, $3::jsonb as approval), ${OPEN}, ${STANDING}
     select a.place as at, a.user_id::text as "userId", a.name from able a order by a.place, a.name, a.user_id`,
    [tx.orgCode, employeeId, JSON.stringify({ steps: chain.steps })],
  );
  return Map.groupBy(rows, ({ at }) => at);
};

/** Where a request stands; null where no open step finds anybody, or none is open. */
export const standingOf = async (tx: Transaction, employeeId: string, chain: Chain): Promise<Standing | null> => {
  if (openSteps(chain).length === 0) return null;
  const able = await ableOf(tx, employeeId, chain);
  const at = openSteps(chain).find((place) => able.has(place));
  return at === undefined ? null : { at, people: able.get(at)! };
};
