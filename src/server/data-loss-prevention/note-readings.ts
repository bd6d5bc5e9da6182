import type { RecordedKind } from '../../../generated/monitoring/resolvers.ts';
import type { Transaction } from '../db/org.ts';
import { todayOf } from '../people/today.ts';
import { refuse } from '../refuse.ts';
import type { Session } from '../session.ts';

export type ReadDays = { readonly fromDate: string; readonly toDate: string };

/** Whoever looks as somebody else learns nothing that has to be noted, because it could not be. */
export const refuseAsOthers = (session: Session): void => {
  if (session.viewAs) throw refuse('READ_ONLY_VIEW');
};

/** Notes who read of whom what was recorded, once a day and range; each finds it on the own page. What somebody reads of themselves is not noted. */
export const noteReadings = async (tx: Transaction, session: Session, kind: RecordedKind, employeeIds: Iterable<string>, { fromDate, toDate }: ReadDays): Promise<void> => {
  const others = [...new Set(employeeIds)].filter((id) => id !== session.employeeId);
  if (others.length === 0) return;
  await tx.query(
    `insert into capture_reading (org_code, kind, employee_id, "on", user_id, from_date, to_date, by) select $1, $2, x.id, $3::date, $4::bigint, $5::date, $6::date, $7 from unnest($8::bigint[]) as x (id) on conflict do nothing`,
    [tx.orgCode, kind, await todayOf(tx), session.userId, fromDate, toDate, session.name, others],
  );
};
