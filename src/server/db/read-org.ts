import pg from 'pg';
import type { Database } from './connection.ts';
import { handlesOf } from './handles.ts';
import { beginFor } from './org.ts';
import { retrying } from './retry.ts';
import { asked, translate } from './unavailable.ts';

export type Statement = {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
  /** Sorts and keeps thousands of rows: gets the memory for it, so that nothing goes through a file. */
  readonly isLarge?: boolean;
};

/** Megabytes for each sort, hash and kept result of a large statement; PostgreSQL's own measure is 4. */
const LARGE = "; set local work_mem = '16MB'";

/** One reading statement of an organisation in one round trip: begin, the statement and commit are written without waiting between them. */
export const readOrg = <Row extends object>(db: Database, orgCode: string, statement: Statement): Promise<Row[]> => {
  const begin = `${beginFor(orgCode)}${statement.isLarge ? LARGE : ''}`;
  const { reads, prepare } = handlesOf(db);
  const { name, text, values } = statement;
  return retrying(async () => {
    const client = await asked(reads.connect());
    const [began, read, committed] = await Promise.allSettled([
      client.query(begin),
      client.query<Row>({ ...(prepare ? { name } : {}), text, values: values as unknown[] }),
      client.query('commit'),
    ]);
    client.release(began.status === 'rejected' || committed.status === 'rejected');
    if (read.status === 'rejected') throw translate(read.reason);
    if (began.status === 'rejected') throw translate(began.reason);
    return read.value.rows;
  });
};

/** The columns of an answer, and a row of it: each value as PostgreSQL writes it. */
export type Columns = readonly { readonly name: string; readonly dataTypeID: number }[];
export type Line = readonly (string | null)[];
/** Is told the columns, and answers what takes each row as it comes. */
export type TakeLines = (columns: Columns) => (line: Line) => void;

type Sent = Pick<Statement, 'text' | 'values'>;

/** A statement whose rows are not kept. pg's own query makes an object of each: of a long answer that is more work than all the rest. */
class LinesQuery extends pg.Query {
  readonly #take: TakeLines;
  #line: ((line: Line) => void) | undefined;
  #failed: unknown;

  constructor({ text, values }: Sent, take: TakeLines, done: (error: unknown) => void) {
    super(text, values as unknown[], (error) => done(error ?? this.#failed));
    this.#take = take;
  }

  handleRowDescription({ fields }: { readonly fields: Columns }): void {
    this.#kept(() => (this.#line = this.#take(fields)));
  }

  handleDataRow({ fields }: { readonly fields: Line }): void {
    this.#kept(() => this.#line?.(fields));
  }

  /** What is thrown here would end the connection's reader, not the query. */
  #kept(work: () => unknown): void {
    try {
      work();
    } catch (error) {
      this.#line = undefined;
      this.#failed ??= error;
    }
  }
}

export type LongReading = { lines(statement: Sent, take: TakeLines): Promise<void>; rows<Row extends object>(statement: Sent): Promise<Row[]> };

/** Statements of an organisation that read one state of the data and answer many rows. Serialisation failures run `work` again. */
export const readLong = <Answer>(db: Database, orgCode: string, work: (reading: LongReading) => Promise<Answer>): Promise<Answer> => {
  const begin = `${beginFor(orgCode)}; set transaction isolation level repeatable read${LARGE}`;
  const { reads } = handlesOf(db);
  return retrying(async () => {
    const client = await asked(reads.connect());
    let broken = true;
    try {
      const began = client.query(begin);
      const [answer] = await Promise.all([
        work({
          lines: (statement, take) => new Promise((resolve, reject) => void client.query(new LinesQuery(statement, take, (error) => (error ? reject(error) : resolve())))),
          rows: async <Row extends object>({ text, values }: Sent) => (await client.query<Row>(text, values as unknown[])).rows,
        }),
        began,
      ]);
      await client.query('commit');
      broken = false;
      return answer;
    } catch (error) {
      broken = await client.query('rollback').then(() => false, () => true);
      throw translate(error);
    } finally {
      client.release(broken);
    }
  });
};
