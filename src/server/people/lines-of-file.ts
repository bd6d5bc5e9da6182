import type { Transaction } from '../db/org.ts';
import type { Caller } from '../resource/caller.ts';

/** Who leads somebody, and since when by the changes that are known; '' where none said it. */
type Line = { readonly managerId: string | null; readonly on: string };

/** One a file: its check reads who imports once, and each of its parts has that session. */
const known = new WeakMap<Caller['session'], Promise<Map<string, Line>>>();

const read = async (tx: Transaction): Promise<Map<string, Line>> => {
  const rows = await tx.query<{ id: string; managerId: string | null; on: string }>(
    `select e.id::text as id, e.manager_id::text as "managerId", coalesce(c.day::text, '') as "on" from employee e
     left join (select employee_id, max(effective_on) as day from job_change where org_code = $1 and status = 'APPLIED' and manager_id is not null group by employee_id) c on c.employee_id = e.id
     where e.org_code = $1`,
    [tx.orgCode],
  );
  return new Map(rows.map(({ id, managerId, on }) => [id, { managerId, on }]));
};

const leadsTo = (lines: ReadonlyMap<string, Line>, from: string, to: string): boolean => {
  const seen = new Set<string>();
  for (let at: string | null = from; at !== null && !seen.has(at); at = lines.get(at)?.managerId ?? null) {
    if (at === to) return true;
    seen.add(at);
  }
  return false;
};

/**
 * Whether a due change of a file, after those of its earlier rows, would make the person report to themselves: none of them does alone. Writing looks
 * at each change when those before it are written; a rehearsal writes nothing, so it keeps in mind what they would do. A change before the last known
 * day of the person's manager changes nothing, as when it is written.
 */
export const closesCircleInFile = async (tx: Transaction, caller: Pick<Caller, 'session'>, { employeeId, managerId, effectiveOn }: Readonly<Record<string, unknown>>): Promise<boolean> => {
  if (managerId === null || managerId === undefined) return false;
  const reading = known.get(caller.session) ?? read(tx);
  known.set(caller.session, reading);
  const lines = await reading;
  const [person, manager, on] = [String(employeeId), String(managerId), String(effectiveOn)];
  if (on < (lines.get(person)?.on ?? '')) return false;
  if (leadsTo(lines, manager, person)) return true;
  lines.set(person, { managerId: manager, on });
  return false;
};
