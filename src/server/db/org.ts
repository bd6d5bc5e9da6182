/** The only way to the data: one transaction in which the organisation is set, so that row-level security knows whose rows these are. */
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Database } from './connection.ts';
import { nextGeneration, onlyReads } from './generation.ts';
import { handlesOf } from './handles.ts';
import { withRoot } from './root-of.ts';
import { refuse } from '../refuse.ts';
import { retrying } from './retry.ts';
import { inTurn, type Asking } from './turns.ts';
import { asked, isReadOnlyFault, translate } from './unavailable.ts';

export type Transaction = {
  readonly orgCode: string;
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** As `query`, planned once a connection under the name. One name is one text. */
  prepared<Row extends object>(name: string, text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** `copy … from stdin`, into a table without row-level security only (PostgreSQL's rule); into the others go arrays by `unnest`. Ends with 'finish'. */
  copyIn(text: string): NodeJS.WritableStream;
  /** `copy (select …) to stdout`. */
  copyOut(text: string): NodeJS.ReadableStream;
};

/** The literal in `set local`, never a parameter: Citus forwards only the statement. */
export const beginFor = (orgCode: string): string => {
  if (!/^[A-Za-z0-9_-]{1,32}$/.test(orgCode)) throw new TypeError('An organisation code has 1 to 32 letters, digits, _ or -.');
  return `begin; set local app.org_code = '${orgCode}'`;
};

/** How statements of one transaction that are asked at the same time go to the database. */
export type Sending = 'IN_TURN' | 'AHEAD';

/**
 * Runs `work` in one transaction of the organisation and commits. Serialisation failures and deadlocks run the whole of it
 * again, so `work` must do nothing outside the transaction. A database that cannot be asked is a refusal `_DB0000`, a
 * write through a database that only reads is `READ_ONLY_VIEW`. Long work that asks several statements at once has them sent AHEAD, each at once in
 * the order of asking: the database finds the next one waiting while this process works on earlier answers. Such a transaction has a connection of those for long work, and cannot copy.
 */
export const withOrg = <T>(db: Database, orgCode: string, work: (tx: Transaction) => Promise<T>, sending: Sending = 'IN_TURN'): Promise<T> => {
  const { app, long, prepare, root, isReadOnly } = handlesOf(db);
  const begin = `${beginFor(orgCode)}${isReadOnly ? '; set transaction read only' : ''}`;
  return retrying(async () => {
    const client = await asked((sending === 'AHEAD' ? long : app).connect());
    let broken = false;
    try {
      await asked(client.query(begin));
      let wrote = false;
      const result = await work(withRoot(transaction(client, orgCode, prepare, (text) => (wrote ||= !onlyReads(text)), sending === 'AHEAD' ? ahead() : inTurn()), root));
      const { command } = await asked(client.query('commit'));
      if (command !== 'COMMIT') throw new Error('The transaction had failed before its end and was rolled back.');
      if (wrote) nextGeneration(db, orgCode);
      return result;
    } catch (error) {
      broken = await client.query('rollback').then(() => false, () => true);
      throw isReadOnly && isReadOnlyFault(error) ? refuse('READ_ONLY_VIEW') : error;
    } finally {
      client.release(broken);
    }
  });
};

const transaction = (client: pg.PoolClient, orgCode: string, prepare: boolean, seen: (text: string) => void, ask: Asking): Transaction => {
  return {
    orgCode,
    query: async <Row extends object>(text: string, values?: readonly unknown[]) => {
      seen(text);
      return (await ask(() => client.query<Row>(text, values as unknown[]))).rows;
    },
    prepared: async <Row extends object>(name: string, text: string, values: readonly unknown[] = []) => {
      seen(text);
      return (await ask(() => client.query<Row>({ ...(prepare ? { name } : {}), text, values: values as unknown[] }))).rows;
    },
    copyIn: (text) => {
      seen(text);
      return client.query(copyFrom(text));
    },
    copyOut: (text) => client.query(copyTo(text)),
  };
};

/** What PostgreSQL says of statements after the one that failed: that the transaction is over, or that it knows nothing of what one of them prepared. */
const isConsequence = (error: unknown): boolean => ['25P02', '26000'].includes((error as { code?: string }).code ?? '');

/** Statements that were sent behind one that fails are told no more than that something failed: they fail with its reason. */
const ahead = (): Asking => {
  let reason: unknown;
  return async (statement) => {
    try {
      return await statement();
    } catch (error) {
      if (!isConsequence(error)) reason = error;
      throw translate(reason ?? error);
    }
  };
};
