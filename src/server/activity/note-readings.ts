import type { RecordedKind } from '../../../generated/monitoring/resolvers.ts';
import type { Transaction } from '../db/org.ts';
import { todayOf } from '../people/today.ts';
import { refuse } from '../refuse.ts';
import type { Session } from '../session.ts';

export type Read = { readonly kind: RecordedKind; readonly fromDate: string; readonly toDate: string };

/** Whoever looks as somebody else is refused what is noted, as it could not be. */
export const refuseUnnoted = ({ viewAs }: Session): void => {
  if (viewAs) throw refuse('READ_ONLY_VIEW');
};

/** Notes who read what of these people, once a day and range; each finds it on their own page. What somebody reads of themselves is not noted. */
export const noteReadings = async (tx: Transaction, session: Session, employeeIds: Iterable<string>, { kind, fromDate, toDate }: Read): Promise<void> => {
  const others = [...new Set(employeeIds)].filter((id) => id !== session.employeeId);
  if (others.length === 0) return;
  await tx.query(
    `insert into activity_reading (org_code, employee_id, "on", user_id, from_date, to_date, by, kind) select $1, x.id, $3::date, $4::bigint, $5::date, $6::date, $7, $8 from unnest($2::bigint[]) as x (id) on conflict do nothing`,
    [tx.orgCode, others, await todayOf(tx), session.userId, fromDate, toDate, session.name, kind],
  );
};
