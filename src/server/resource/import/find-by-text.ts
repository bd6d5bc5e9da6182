import type { Field, Resource } from '../../../domain/resource.ts';
import { turnedName } from '../../../domain/fullName.ts';
import type { Transaction } from '../../db/org.ts';
import { column, comparable } from '../columns.ts';
import { quote } from '../sql.ts';

/** A record that has one of the texts in a field, spelled the same or only folded. */
export type Hit = { readonly text: string; readonly id: string; readonly exact: boolean };

const ask = (tx: Transaction, resource: Resource, field: Field, texts: readonly string[]): Promise<Hit[]> => {
  const own = comparable(field, 't');
  return tx.prepared<Hit>(
    `find-by-text ${resource.table} ${field.column}`.slice(0, 60),
    `select v.text, t.id::text as id, ${column('t', field.column)} = v.text as exact
     from ${quote(resource.table)} t join (select text, fold(text) as folded from unnest($2::text[]) text) v on ${own} = v.folded
     where t.org_code = $1 and ${own} = any(array(select fold(one) from unnest($2::text[]) one))`,
    [tx.orgCode, [...new Set(texts)]],
  );
};

/** All records of the entity that have one of the texts, as people read them, in one statement that walks the field's index. Japanese names are found with the given name first, too, where no other record is called so. */
export const findByText = async (tx: Transaction, resource: Resource, field: Field, texts: readonly string[]): Promise<Hit[]> => {
  const hits = await ask(tx, resource, field, texts);
  if (field.concat === undefined) return hits;
  const found = new Set(hits.map(({ text }) => text));
  const turned = new Map(texts.flatMap((text) => (found.has(text) || turnedName(text) === undefined ? [] : [[turnedName(text)!, text] as const])));
  const others = turned.size === 0 ? [] : await ask(tx, resource, field, [...turned.keys()]);
  return [...hits, ...others.map(({ text, id }) => ({ text: turned.get(text)!, id, exact: false }))];
};
