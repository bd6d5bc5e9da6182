/** Ids of records: per organisation and kind of record from 1, below 2³¹, never given twice, and possibly with gaps. */
import type { Database } from './connection.ts';
import type { Transaction } from './org.ts';
import { withOrg } from './org.ts';

const blockSize = 32;

type Block = { next: number; end: number };
const blocks = new WeakMap<Database, Map<string, Promise<Block>>>();

/** Reserves `count` consecutive ids in the transaction and answers the first; they return to nobody when it rolls back. */
export const allocate = async (tx: Transaction, entity: string, count: number): Promise<number> => {
  const [row] = await tx.prepared<{ first: string }>(
    'allocate-ids',
    `insert into id_block as b (org_code, entity, next) values ($1, $2, 1 + $3::bigint)
     on conflict (org_code, entity) do update set next = b.next + $3::bigint returning next - $3::bigint as first`,
    [tx.orgCode, entity, count],
  );
  if (!row) throw new Error(`No ids were given for ${entity}.`);
  return Number(row.first);
};

/**
 * One id, from a block that this process holds: it comes from a transaction of its own, so writers do not wait for each
 * other. What is left of a block when the process ends is never given.
 */
export const nextId = async (db: Database, orgCode: string, entity: string): Promise<string> => {
  const held = blocks.get(db) ?? new Map<string, Promise<Block>>();
  blocks.set(db, held);
  const key = `${orgCode} ${entity}`;
  for (;;) {
    const fetching = held.get(key) ?? fetchBlock(db, orgCode, entity);
    held.set(key, fetching);
    const block = await fetching.catch((error: unknown) => {
      held.delete(key);
      throw error;
    });
    if (block.next < block.end) return String(block.next++);
    if (held.get(key) === fetching) held.delete(key);
  }
};

const fetchBlock = async (db: Database, orgCode: string, entity: string): Promise<Block> => {
  const next = await withOrg(db, orgCode, (tx) => allocate(tx, entity, blockSize));
  return { next, end: next + blockSize };
};

/** The next number of a gapless series, in the transaction that uses it: a rollback gives it back, and two users of a series wait for each other. */
export const nextNumber = async (tx: Transaction, series: string): Promise<number> => {
  const [row] = await tx.prepared<{ number: string }>(
    'next-number',
    `insert into number_series as n (org_code, series, next) values ($1, $2, 2)
     on conflict (org_code, series) do update set next = n.next + 1 returning next - 1 as number`,
    [tx.orgCode, series],
  );
  if (!row) throw new Error(`No number was given for ${series}.`);
  return Number(row.number);
};
