/** The bell of those whom a request concerns: its manager hears that it waits, and who asked hears how others decided. */
import { sessionsOf } from '../access/sessions-of.ts';
import type { Transaction } from '../db/org.ts';
import { notify } from '../notifications/notify.ts';
import { seersOf } from '../record-talk/seers.ts';
import type { Caller } from '../resource/caller.ts';
import type { Image } from '../resource/image.ts';
import { resourceOf } from '../resource/registry.ts';

/** Managers above, one over the other, among whom somebody is looked for. */
const LINE = 8;
const DECIDED: ReadonlySet<unknown> = new Set(['APPROVED', 'REJECTED']);

/** What the asker hears of a status that somebody else gave the request; null where there is nothing to hear. */
const heardByAsker = (before: unknown, after: unknown): string | null => {
  if (after === 'APPROVED') return 'requestApproved';
  if (after === 'REJECTED') return 'requestRejected';
  if (after === 'CANCELLED') return 'requestCancelled';
  return after === 'PENDING' && DECIDED.has(before) ? 'requestWaitsAgain' : null;
};

const heardByManager = (before: unknown, after: unknown): string | null => {
  if (after === 'PENDING' && !DECIDED.has(before)) return 'requestWaits';
  return after === 'CANCELLED' && before === 'APPROVED' ? 'requestTakenBack' : null;
};

type Account = { readonly id: string; /** 0: of the asker; 1: of their manager, and so on. */ readonly above: number };

/** As `lineOf`, of many at once: by employee. */
export const linesOf = async (tx: Transaction, employeeIds: readonly string[]): Promise<ReadonlyMap<string, readonly Account[]>> => {
  const found = await tx.query<Account & { readonly of: string }>(
    `with recursive line(of, id, manager_id, above) as (select e.id, e.id, e.manager_id, 0 from employee e where e.org_code = $1 and e.id = any($2::bigint[])
       union all select l.of, e.id, e.manager_id, l.above + 1 from line l join employee e on e.org_code = $1 and e.id = l.manager_id where l.above < ${LINE})
     select l.of::text as of, u.id::text as id, l.above from line l join user_account u on u.org_code = $1 and u.employee_id = l.id and u.status = 'ACTIVE' order by l.of, l.above, u.id`,
    [tx.orgCode, employeeIds],
  );
  return Map.groupBy(found, ({ of }) => of);
};

/** The accounts of the employee and of the line of managers above, nearest first. */
export const lineOf = (tx: Transaction, employeeId: string): Promise<Account[]> =>
  tx.query<Account>(
    `with recursive line(id, manager_id, above) as (select e.id, e.manager_id, 0 from employee e where e.org_code = $1 and e.id = $2::bigint
       union all select e.id, e.manager_id, l.above + 1 from line l join employee e on e.org_code = $1 and e.id = l.manager_id where l.above < ${LINE})
     select u.id::text as id, l.above from line l join user_account u on u.org_code = $1 and u.employee_id = l.id and u.status = 'ACTIVE' order by l.above, u.id`,
    [tx.orgCode, employeeId],
  );

/**
 * In the transaction of the change, also of an undo: what is rolled back was never told. Of the managers the nearest with an account hears who may decide; nobody hears of what they
 * may not view, or did themselves. `day` names the field by which people know the request.
 */
export const tellOfRequest = async (tx: Transaction, { session, reason }: Caller, type: string, day: string, after: Image, before: Image | null): Promise<void> => {
  const [was, is] = [before?.['status'] ?? null, after['status']];
  // Where a workflow decides, those whose turn it is are told instead (tell-approvers).
  const [forAsker, forManager] = [heardByAsker(was, is), is === 'PENDING' && after['approval'] != null ? null : heardByManager(was, is)];
  if (was === is || (forAsker === null && forManager === null)) return;
  const line = (await lineOf(tx, String(after['employeeId']))).filter(({ above }) => (above === 0 ? forAsker : forManager) !== null);
  if (line.length === 0) return;
  const resource = resourceOf(type);
  const sessions = await sessionsOf(tx, line.map(({ id }) => id), [...new Set(resource.screens.map(({ form }) => form))]);
  const seers = await seersOf(tx, resource, sessions.map((one) => ({ session: one, ids: [after.id] })));
  const able = line.flatMap(({ id, above }) => {
    const screen = seers.get(id)?.get(after.id);
    const decides = screen !== undefined && sessions.some(({ userId, rights }) => userId === id && rights.get(screen.form)?.update === true);
    return screen !== undefined && (above === 0 || decides) ? [{ id, above, screen }] : [];
  });
  const nearest = able.find(({ above }) => above > 0)?.above;
  for (const { id, above, screen } of able) {
    if (id === session.userId || (above !== 0 && above !== nearest)) continue;
    const told = (above === 0 ? forAsker : forManager)!;
    const why = told === 'requestRejected' && reason !== null && reason.trim() !== '' ? reason.trim() : null;
    await notify(tx, { to: [id], kind: why === null ? told : 'requestRejectedWhy', words: { by: session.name, person: String(after['employeeId']), ...(why === null ? {} : { why }) }, named: { entity: resource.name }, days: { day: String(after[day]) }, path: `${screen.path}/${after.id}` });
  }
};
