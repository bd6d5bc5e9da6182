/** Compares candidates who were added or changed with the others, beside requests: a list of duplicates reads pairs that are there. */
import type { Database } from '../../db/connection.ts';
import { withOrg, type Transaction } from '../../db/org.ts';
import { poll } from '../../jobs/poll.ts';
import type { Logger } from '../../log.ts';
import { NO_ORGANISATION } from '../../no-organisation.ts';
import { alikeTo, askedOf, type Texts } from './near.ts';

/** As many candidates are taken at once. */
const TAKEN = 100;
/** As many are compared in one transaction. */
const BLOCK = 10;

type Due = { readonly org_code: string; readonly id: string; readonly due_at: string };

/** The pairs of these candidates anew; each pair stands once, the smaller id first. */
const pairAnew = async (tx: Transaction, ids: readonly string[], texts: Texts): Promise<void> => {
  const alike = await alikeTo(tx, await askedOf(tx, ids), texts);
  const pairs = new Map(
    alike.map(({ key, id, whole, plain }) => {
      const [one, other] = BigInt(key) < BigInt(id) ? [key, id] : [id, key];
      return [`${one} ${other}`, { one, other, score: whole.score, reasons: whole.reasons, plain: plain.score, plainly: plain.reasons }] as const;
    }),
  );
  await tx.query('delete from candidate_pair where org_code = $1 and (one_id = any($2::bigint[]) or other_id = any($2::bigint[]))', [tx.orgCode, ids]);
  if (pairs.size === 0) return;
  await tx.query(
    `insert into candidate_pair (org_code, one_id, other_id, score, reasons, plain_score, plain_reasons)
     select $1, x.one, x.other, x.score, x.reasons, x.plain, x.plainly from jsonb_to_recordset($2::jsonb) as x(one bigint, other bigint, score real, reasons text[], plain real, plainly text[])
     on conflict (org_code, one_id, other_id) do update set score = excluded.score, reasons = excluded.reasons, plain_score = excluded.plain_score, plain_reasons = excluded.plain_reasons`,
    [tx.orgCode, JSON.stringify([...pairs.values()])],
  );
};

/** One round: answers how many were compared. Whoever changes meanwhile is due again. */
export const compareDue = async (db: Database): Promise<number> => {
  const due = await withOrg(db, NO_ORGANISATION, (tx) => tx.query<Due>('select org_code, id::text as id, due_at::text as due_at from take_due_compares($1)', [TAKEN]));
  const [first] = due;
  if (!first) return 0;
  const texts: Texts = new Map();
  for (let from = 0; from < due.length; from += BLOCK) {
    const block = due.slice(from, from + BLOCK);
    await withOrg(db, first.org_code, async (tx) => {
      await pairAnew(tx, block.map(({ id }) => id), texts);
      await tx.query('delete from candidate_compare c using unnest($2::bigint[], $3::timestamptz[]) as d(id, due_at) where c.org_code = $1 and c.id = d.id and c.due_at = d.due_at', [first.org_code, block.map(({ id }) => id), block.map(({ due_at }) => due_at)]);
    });
  }
  return due.length;
};

export const startCompareWorker = (db: Database, log: Logger): (() => Promise<void>) => poll('candidate pairs', 2, log, () => compareDue(db));
