import type { Transaction } from '../db/org.ts';
import type { Change } from '../resource/journal.ts';
import { resourceOf } from '../resource/registry.ts';
import { readImages, updateImages } from '../resource/store.ts';

/** Who gets something, and how much together. */
export const sumOfLines = async (tx: Transaction, roundId: string): Promise<{ readonly people: number; readonly total: string }> =>
  (await tx.query<{ people: number; total: string }>('select count(*) filter (where amount > 0)::int as people, trim_scale(coalesce(sum(amount), 0))::text as total from bonus_line where org_code = $1 and round_id = $2::bigint', [tx.orgCode, roundId]))[0]!;

/** Writes fields of a round; answers how. */
export const changeRound = async (tx: Transaction, id: string, values: Readonly<Record<string, unknown>>, by: string): Promise<Change> => {
  const resource = resourceOf('BonusRound');
  const before = (await readImages(tx, resource, [id])).get(id)!;
  const [after] = await updateImages(tx, resource, [{ ...before, ...values }], by);
  return { entity: 'BonusRound', id, kind: 'UPDATE', before, after: after! };
};

/** Writes the same fields of each line of a round, and what is particular of one. */
export const changeLines = async (tx: Transaction, roundId: string, valuesOf: (line: Readonly<Record<string, unknown>> & { readonly id: string }) => Readonly<Record<string, unknown>>, by: string): Promise<readonly Change[]> => {
  const resource = resourceOf('BonusLine');
  const ids = await tx.query<{ id: string }>('select id::text as id from bonus_line where org_code = $1 and round_id = $2::bigint order by id', [tx.orgCode, roundId]);
  const before = await readImages(tx, resource, ids.map(({ id }) => id));
  const updated = await updateImages(tx, resource, [...before.values()].map((image) => ({ ...image, ...valuesOf(image) })), by);
  return updated.map((after): Change => ({ entity: 'BonusLine', id: after.id, kind: 'UPDATE', before: before.get(after.id)!, after }));
};
