/** Until when employees may declare, by the settings of the organisation and the days of each. */
import { standingOn } from '../../domain/income-tax/declaration-window.ts';
import type { Release, Standing } from '../../domain/income-tax/declaration-window.ts';
import { finding } from '../../domain/problem.ts';
import type { Finding } from '../../domain/problem.ts';
import type { Transaction } from '../db/org.ts';
import { sayDay } from '../people/say-day.ts';
import { todayOf } from '../people/today.ts';
import type { Language } from '../session.ts';

export type DeclarationKind = 'FBP' | 'NPS';

const TABLES = { FBP: ['fbp_declaration_setting', 'fbp_declaration_unlock'], NPS: ['nps_declaration_setting', 'nps_declaration_unlock'] } as const;

/** SQL over the employee `e`: the last day to which somebody is unlocked, null where nobody unlocked them. */
export const unlockedUntilSql = (kind: DeclarationKind): string => `(select max(u.until_date) from ${TABLES[kind][1]} u where u.org_code = e.org_code and u.employee_id = e.id)`;

/** What nobody has set is not released. */
export const releaseOf = async (tx: Transaction, kind: DeclarationKind): Promise<Release & { readonly id: string | null; readonly version: number | null }> =>
  (
    await tx.query<Release & { readonly id: string; readonly version: number }>(
      `select s.id::text as id, s.version, s.submit_until::text as "submitUntil", s.days_after_joining as "daysAfterJoining", s.lock_status = 'LOCKED' as "isLocked", s.lock_date::text as "lockDate" from ${TABLES[kind][0]} s where s.org_code = $1`,
      [tx.orgCode],
    )
  )[0] ?? { id: null, version: null, submitUntil: null, daysAfterJoining: null, isLocked: false, lockDate: null };

/** How a declaration stands for an employee today; null for somebody who is none and has long been here. */
export const standingFor = async (tx: Transaction, kind: DeclarationKind, employeeId: string | null): Promise<Standing> => {
  const release = await releaseOf(tx, kind);
  const [person] = employeeId === null ? [] : await tx.query<{ joined: string; unlockedUntil: string | null }>(`select e.date_of_join::text as joined, ${unlockedUntilSql(kind)}::text as "unlockedUntil" from employee e where e.org_code = $1 and e.id = $2::bigint`, [tx.orgCode, employeeId]);
  return standingOn(await todayOf(tx, employeeId), release, person ?? { joined: null, unlockedUntil: null });
};

/** Why nothing may be submitted; undefined where it may. */
export const lockedProblem = async (tx: Transaction, kind: DeclarationKind, employeeId: string, language: Language): Promise<Finding | undefined> => {
  const { status, lockDate } = await standingFor(tx, kind, employeeId);
  if (status === 'OPEN') return undefined;
  if (status === 'NOT_RELEASED') return finding('declaration.notReleased');
  if (lockDate === null) return finding('declaration.lockedNow');
  const { isLocked } = await releaseOf(tx, kind);
  return finding(isLocked ? 'declaration.locked' : 'declaration.over', { day: await sayDay(tx, lockDate, language) });
};
