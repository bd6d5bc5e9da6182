import { reachOf } from '../access/authorise.ts';
import { narrowedTo, type Reach } from '../access/reach.ts';
import type { Transaction } from '../db/org.ts';
import { employeesWithin } from '../people/day-sql.ts';
import { todayOf } from '../people/today.ts';
import { addDays } from '../../domain/dates.ts';
import { resourceOf } from '../resource/registry.ts';
import { rowsWithin } from '../resource/sight.ts';
import { bindings } from '../resource/sql.ts';
import type { Session } from '../session.ts';

/** Days ahead in which a probation ends that is to be decided now. */
const AHEAD = 14;

const probations = async (tx: Transaction, session: Session, reach: Reach): Promise<number> => {
  const to = bindings(tx.orgCode);
  const today = await todayOf(tx);
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from employee e where e.org_code = $1 and e.status = 'ACTIVE' and e.date_of_join <= ${to.bind(today)}::date and e.probation_date <= ${to.bind(addDays(today, AHEAD))}::date and e.confirmation_date is null
       and e.id is distinct from ${to.bind(session.employeeId)}::bigint and ${employeesWithin(reach, session, to)}`,
    to.values,
  );
  return row?.count ?? 0;
};

const accessRequests = async (tx: Transaction, session: Session, reach: Reach): Promise<number> => {
  const to = bindings(tx.orgCode);
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from access_request a join user_account u on u.org_code = $1 and u.id = a.user_account_id where a.org_code = $1 and a.status = 'PENDING' and u.id <> ${to.bind(session.userId)}::bigint and ${rowsWithin(resourceOf('UserAccount'), reach, session, 'u', to)}`,
    to.values,
  );
  return row?.count ?? 0;
};

/** Swaps to which the colleague said yes, between others. */
const shiftSwaps = async (tx: Transaction, session: Session, reach: Reach): Promise<number> => {
  const to = bindings(tx.orgCode);
  const me = `${to.bind(session.employeeId)}::bigint`;
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from shift_swap s where s.org_code = $1 and s.status = 'PENDING_APPROVAL' and s.employee_id is distinct from ${me} and s.colleague_id is distinct from ${me} and ${rowsWithin(resourceOf('ShiftSwap'), reach, session, 's', to)}`,
    to.values,
  );
  return row?.count ?? 0;
};

/** Revisions that somebody else asked for, of others. */
const salaryRevisions = async (tx: Transaction, session: Session, reach: Reach): Promise<number> => {
  const to = bindings(tx.orgCode);
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from employee_salary s where s.org_code = $1 and s.status = 'PENDING_APPROVAL' and s.requested_by_id is distinct from ${to.bind(session.userId)}::bigint and s.employee_id is distinct from ${to.bind(session.employeeId)}::bigint
       and ${rowsWithin(resourceOf('EmployeeSalary'), reach, session, 's', to)}`,
    to.values,
  );
  return row?.count ?? 0;
};

const waitingAt = (path: string, status: string): string => `${path}?filter=${encodeURIComponent(JSON.stringify({ status: { equals: status } }))}`;

export type Elsewhere = 'PROBATION' | 'ACCESS_REQUEST' | 'SHIFT_SWAP' | 'SALARY_REVISION';

/** What is decided on pages of its own: probations that end within two weeks or have ended, swaps of shifts, revisions of salaries and requests for access; with where. Kinds of which nothing waits are left out. */
export const elsewhereOf = async (tx: Transaction, session: Session): Promise<readonly { kind: Elsewhere; count: number; path: string }[]> => {
  const all = reachOf(session, 'EMPLOYEES', 'UPDATE');
  const team = reachOf(session, 'TEAM_SUMMARY', 'UPDATE');
  const people = all ?? (team && narrowedTo(team, 'TEAM'));
  const accounts = reachOf(session, 'USER_ACCOUNTS', 'UPDATE');
  const swaps = reachOf(session, 'SHIFT_SWAP_APPROVALS', 'UPDATE');
  const revisions = reachOf(session, 'SALARY_REVISION', 'OPTIONAL_CHOICE');
  const found = [
    { kind: 'PROBATION' as const, path: '/', count: people === null ? 0 : await probations(tx, session, people) },
    { kind: 'SHIFT_SWAP' as const, path: waitingAt('/roster-management/shift-swap-approvals', 'PENDING_APPROVAL'), count: swaps === null ? 0 : await shiftSwaps(tx, session, swaps) },
    { kind: 'SALARY_REVISION' as const, path: waitingAt('/my-team-finance/salary-info/salary-revision', 'PENDING_APPROVAL'), count: revisions === null ? 0 : await salaryRevisions(tx, session, revisions) },
    { kind: 'ACCESS_REQUEST' as const, path: '/settings/general/access-requests', count: accounts === null ? 0 : await accessRequests(tx, session, accounts) },
  ];
  return found.filter(({ count }) => count > 0);
};
