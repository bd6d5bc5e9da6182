import type { RecordedKind } from '../../../generated/monitoring/resolvers.ts';
import type { Transaction } from '../db/org.ts';
import { todayOf } from '../people/today.ts';
import { refuse } from '../refuse.ts';
import type { NoteRead, ReadOf } from '../resource/hooks.ts';
import type { Session } from '../session.ts';

export type Read = { readonly kind: RecordedKind; readonly fromDate: string; readonly toDate: string };

/** Whoever looks as somebody else is refused what is noted, as it could not be. */
export const refuseUnnoted = ({ viewAs }: Session): void => {
  if (viewAs) throw refuse('READ_ONLY_VIEW');
};

/** Notes who read what of these people, once a day and range; each finds it on their own page. What somebody reads of themselves is not noted. */
export const noteReadings = async (tx: Transaction, session: Session, employeeIds: Iterable<string>, { kind, fromDate, toDate }: Read): Promise<void> =>
  noteRanges(tx, session, kind, [...new Set(employeeIds)].map((person) => ({ person, fromDate, toDate })));

/** As `noteReadings`, with a range of each person. What is noted already is written no second time: reading again changes nothing in the database. */
export const noteRanges = async (tx: Transaction, session: Session, kind: RecordedKind, read: readonly ReadOf[]): Promise<void> => {
  const others = read.filter(({ person }) => person !== session.employeeId);
  if (others.length === 0) return;
  refuseUnnoted(session);
  const values = [tx.orgCode, others.map(({ person }) => person), await todayOf(tx), session.userId, others.map(({ fromDate }) => fromDate), others.map(({ toDate }) => toDate), kind];
  const [row] = await tx.query<{ isNew: boolean }>(
    `select exists (select from unnest($2::bigint[], $5::date[], $6::date[]) as x (id, f, t) where not exists (
       select from activity_reading r where r.org_code = $1 and r.employee_id = x.id and r."on" = $3::date and r.user_id = $4::bigint and r.kind = $7 and r.from_date = x.f and r.to_date = x.t)) as "isNew"`,
    values,
  );
  if (!row!.isNew) return;
  await tx.query(
    `insert into activity_reading (org_code, employee_id, "on", user_id, from_date, to_date, by, kind) select $1, x.id, $3::date, $4::bigint, x.f, x.t, $8, $7 from unnest($2::bigint[], $5::date[], $6::date[]) as x (id, f, t) on conflict do nothing`,
    [...values, session.name],
  );
};

/** The hook of entities that are recorded of people: whoever reads them is noted, and each finds it on their own page. */
export const notesReading = (kind: RecordedKind): { readonly noteRead: NoteRead } => ({ noteRead: { refuse: refuseUnnoted, note: (tx, session, read) => noteRanges(tx, session, kind, read) } });
