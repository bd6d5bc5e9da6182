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
