import type { RecordedKind } from '../../../../generated/monitoring/resolvers.ts';
import { LEAST_GROUP } from '../../../domain/few-people.ts';
import { noteReadings, refuseUnnoted } from '../../activity/note-readings.ts';
import type { Transaction } from '../../db/org.ts';
import { narrowed } from './narrowed.ts';
import type { Asked } from './narrowed.ts';

type Reads<Answer> = (tx: Transaction, asked: Asked) => Promise<Answer>;

const note = async (tx: Transaction, { grant, args: { fromDate, toDate } }: Asked, people: readonly string[], kind: RecordedKind): Promise<void> => noteReadings(tx, grant.session, people, { kind, fromDate, toDate });

/** A part of a dashboard that names people: those whom it names are noted. */
export const notesNamed = <Row extends { readonly employeeId?: string | null }>(kind: RecordedKind, read: Reads<Row[]>): Reads<Row[]> => async (tx, asked) => {
  refuseUnnoted(asked.grant.session);
  const rows = await read(tx, asked);
  await note(tx, asked, rows.flatMap(({ employeeId }) => employeeId ?? []), kind);
  return rows;
};

const isNarrowed = ({ args: { employeeId, departmentId, workScheduleId, customGroupId } }: Asked): boolean => [employeeId, departmentId, workScheduleId, customGroupId].some((id) => id != null);

/** A part that is about everybody within reach, or about those whom the question is narrowed to: while they are so few that figures tell of each, they are noted. */
export const notesFew = <Answer>(kind: RecordedKind, read: Reads<Answer>): Reads<Answer> => async (tx, asked) => {
  if (!isNarrowed(asked)) return read(tx, asked);
  const n = narrowed(asked);
  const people = await tx.query<{ id: string }>(`select distinct a.employee_id::text as id from ${n.days()} limit ${LEAST_GROUP}`, n.values);
  if (people.length >= LEAST_GROUP) return read(tx, asked);
  refuseUnnoted(asked.grant.session);
  const answer = await read(tx, asked);
  await note(tx, asked, people.map(({ id }) => id), kind);
  return answer;
};
