/** What keeps candidates from becoming one, whatever is chosen. */
import { reachOf } from '../../../access/authorise.ts';
import type { ErrorCode } from '../../../../domain/errors.ts';
import type { Transaction } from '../../../db/org.ts';
import type { Image } from '../../../resource/image.ts';
import type { Session } from '../../../session.ts';

export type Conflict = { readonly code: ErrorCode; readonly words: Readonly<Record<string, string>> };

const idsOf = async (tx: Transaction, sql: string, ids: readonly string[]): Promise<ReadonlySet<string>> => new Set((await tx.query<{ id: string }>(sql, [tx.orgCode, ids])).map(({ id }) => id));

const HIRED = `select c.id::text as id from candidate c join candidate_status s on s.org_code = c.org_code and s.id = c.status_id join hiring_stage g on g.org_code = s.org_code and g.id = s.stage_id
  where c.org_code = $1 and c.id = any($2::bigint[]) and (g.kind = 'HIRED' or c.employee_id is not null)`;
const BOUND = `select o.candidate_id::text as id from offer o where o.org_code = $1 and o.candidate_id = any($2::bigint[]) and o.answer in ('PENDING', 'ACCEPTED')
  union select v.candidate_id::text from candidate_salary v where v.org_code = $1 and v.candidate_id = any($2::bigint[]) and v.status in ('OFFERED', 'ACCEPTED')`;

/** Of the candidates those who are hired or have become employees. */
export const hiredAmong = (tx: Transaction, people: readonly Image[]): Promise<ReadonlySet<string>> => idsOf(tx, HIRED, people.map(({ id }) => id));

/** Two employees, two who are hired, two offers that bind. Whoever does not see pay is told that something stands against it, not what. */
export const conflictsAmong = async (tx: Transaction, session: Session, people: readonly Image[]): Promise<readonly Conflict[]> => {
  const ids = people.map(({ id }) => id);
  const named = (of: (one: Image) => boolean): Conflict['words'] => ({ names: people.filter(of).map((one) => String(one['name'])).join(', ') });
  const isEmployee = (one: Image): boolean => (one['employeeId'] ?? null) !== null;
  const [hired, bound] = [await hiredAmong(tx, people), await idsOf(tx, BOUND, ids)];
  const conflicts: Conflict[] = [];
  if (people.filter(isEmployee).length > 1) conflicts.push({ code: 'MERGE_EMPLOYEES', words: named(isEmployee) });
  else if (hired.size > 1) conflicts.push({ code: 'MERGE_HIRED', words: named(({ id }) => hired.has(id)) });
  if (bound.size > 1) conflicts.push(reachOf(session, 'CANDIDATE_SALARY', 'VIEW') === null ? { code: 'MERGE_HIDDEN', words: {} } : { code: 'MERGE_OFFERS', words: named(({ id }) => bound.has(id)) });
  return conflicts;
};
