/** A change, its undo, the redo, and so on: each undoes the one before it. The last of them says how things stand. */
import type { Transaction } from '../../db/org.ts';
import type { StoredSet } from './check.ts';

export type Chain = {
  readonly start: string;
  /** The newest of the chain: what there is to undo. */
  readonly last: StoredSet;
  /** Undos and redos up to the newest, counted from the change itself; odd means that it is undone now. */
  readonly steps: number;
  /** The change itself, or the newest: those between them are history. */
  readonly isEnd: boolean;
};

type Row = { readonly start: string; readonly up: number; readonly down: number } & StoredSet;

/** The chain of each of the change-sets that there are. */
export const readChains = async (tx: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, Chain>> => {
  const rows = await tx.prepared<Row>(
    'undo-chains',
    `with recursive down(start, id, undone_by, steps) as (
       select s.id, s.id, s.undone_by, 0 from change_set s where s.org_code = $1 and s.id = any ($2::bigint[])
       union all select d.start, s.id, s.undone_by, d.steps + 1 from down d join change_set s on s.org_code = $1 and s.id = d.undone_by),
     up(start, undoes, steps) as (
       select s.id, s.undoes, 0 from change_set s where s.org_code = $1 and s.id = any ($2::bigint[])
       union all select u.start, s.undoes, u.steps + 1 from up u join change_set s on s.org_code = $1 and s.id = u.undoes)
     select d.start, s.id, s.undone_by as "undoneBy", s.source, d.steps as down, (select max(u.steps) from up u where u.start = d.start) as up
     from down d join change_set s on s.org_code = $1 and s.id = d.id where d.undone_by is null`,
    [tx.orgCode, ids],
  );
  return new Map(rows.map(({ start, up, down, ...last }) => [start, { start, last, steps: up + down, isEnd: up === 0 || down === 0 }]));
};
