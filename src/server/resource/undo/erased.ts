/** A change whose keys were destroyed stays as a fact, and nothing of it can be put back. */
import type { Transaction } from '../../db/org.ts';
import { refuse } from '../../refuse.ts';
import { bindings } from '../sql.ts';
import { changesOf, type Group } from './group.ts';

/** Few organisations ever destroyed a key, so that is asked first. */
export const refuseErased = async (tx: Transaction, group: Group): Promise<void> => {
  const [any] = await tx.query('select from journal_key where org_code = $1 and destroyed_at is not null limit 1', [tx.orgCode]);
  if (any === undefined) return;
  const to = bindings(tx.orgCode);
  const [erased] = await tx.query(
    `select from ${changesOf(group, to)} cross join lateral (values (c.before), (c.after)) i(image) cross join lateral jsonb_each_text(i.image->'sealed') s(class, text)
     join journal_key k on k.org_code = $1 and k.person_id = split_part(s.text, '.', 1)::bigint and k.class = s.class and k.number = split_part(split_part(s.text, ':', 1), '.', 2)::int
     where k.destroyed_at is not null limit 1`,
    to.values,
  );
  if (erased !== undefined) throw refuse('UNDO_ERASED');
};
