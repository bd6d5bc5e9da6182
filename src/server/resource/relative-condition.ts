/** Conditions relative to the day and to who asks: they are kept as they were said and mean what they mean when they are read. */
import { todayIn } from '../../domain/dates.ts';
import { isRelativeDays } from '../../domain/lists/countedDays.ts';
import { daysMeant } from '../../domain/lists/relativeDays.ts';
import type { Field } from '../../domain/resource.ts';
import { reportsTo } from '../access/row-scope.ts';
import { refuse } from '../refuse.ts';
import type { Session } from '../session.ts';
import type { Bindings } from './sql.ts';

const unfit = (field: Field, message: string) => refuse('BAD_USER_INPUT', { validationError: [{ field: field.key, message }] });

/** A screen's own condition has nobody who asks. */
const asker = (session: Session | undefined): Session => {
  if (session === undefined) throw new TypeError('A condition relative to who asks needs a session.');
  return session;
};

/** Days on the organisation's calendar, by the session's own time where it has one; of instants, from the first midnight there to the last. */
export const withinSql = (field: Field, told: unknown, column: string, bind: Bindings['bind'], session: Session | undefined): string => {
  if (!isRelativeDays(told)) throw unfit(field, `${String(told).slice(0, 40)} are no days.`);
  const { timeZone, weekStart, asOf = new Date() } = asker(session);
  const { from, to } = daysMeant(told, todayIn(timeZone, asOf), weekStart);
  const midnight = (day: string): string => (field.kind === 'dateTime' ? `((${day})::timestamp at time zone ${bind(timeZone)}::text)` : `(${day})`);
  return [
    ...(from === undefined ? [] : [`${column} >= ${midnight(`${bind(from)}::date`)}`]),
    ...(to === undefined ? [] : [`${column} < ${midnight(`${bind(to)}::date + 1`)}`]),
  ].join(' and ');
};

/** Who asks, or who reports to them: never anybody else's team. Without an employee record it is nobody. */
export const personSql = ({ reference, ...field }: Field, told: unknown, column: string, bind: Bindings['bind'], session: Session | undefined): string => {
  const { employeeId, userId } = asker(session);
  if (reference?.type === 'UserAccount' && told === 'ME') return `${column} = ${bind(userId)}::bigint`;
  if (reference?.type !== 'Employee') throw unfit(field, 'Only what refers to employees is compared with who asks.');
  if (employeeId === null) return 'false';
  return told === 'ME' ? `${column} = ${bind(employeeId)}::bigint` : reportsTo(column, bind(employeeId));
};
