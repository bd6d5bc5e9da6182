import type { RecordedKind } from '../../../../generated/monitoring/resolvers.ts';
import { noteReadings, refuseUnnoted } from '../../activity/note-readings.ts';
import type { Transaction } from '../../db/org.ts';
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

/** A part that is about everybody within reach, or about the one whom the question is narrowed to: that one is noted. */
export const notesOne = <Answer>(kind: RecordedKind, read: Reads<Answer>): Reads<Answer> => async (tx, asked) => {
  const { employeeId } = asked.args;
  if (employeeId == null) return read(tx, asked);
  refuseUnnoted(asked.grant.session);
  const answer = await read(tx, asked);
  const [whose] = await tx.query<{ id: string }>('select id::text as id from employee where org_code = $1 and id = $2::bigint', [tx.orgCode, employeeId]);
  await note(tx, asked, whose ? [whose.id] : [], kind);
  return answer;
};
