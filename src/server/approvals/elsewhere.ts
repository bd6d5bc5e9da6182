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

/** What is decided on pages of its own: probations that end within two weeks or have ended, and requests for access; with where. Kinds of which nothing waits are left out. */
export const elsewhereOf = async (tx: Transaction, session: Session): Promise<readonly { kind: 'PROBATION' | 'ACCESS_REQUEST'; count: number; path: string }[]> => {
  const all = reachOf(session, 'EMPLOYEES', 'UPDATE');
  const team = reachOf(session, 'TEAM_SUMMARY', 'UPDATE');
  const people = all ?? (team && narrowedTo(team, 'TEAM'));
  const accounts = reachOf(session, 'USER_ACCOUNTS', 'UPDATE');
  const found = [
    { kind: 'PROBATION' as const, path: '/', count: people === null ? 0 : await probations(tx, session, people) },
    { kind: 'ACCESS_REQUEST' as const, path: '/settings/general/access-requests', count: accounts === null ? 0 : await accessRequests(tx, session, accounts) },
  ];
  return found.filter(({ count }) => count > 0);
};
