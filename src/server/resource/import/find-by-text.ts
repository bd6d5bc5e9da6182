import type { Field, Resource } from '../../../domain/resource.ts';
import { turnedName } from '../../../domain/fullName.ts';
import type { Transaction } from '../../db/org.ts';
import { column, comparable } from '../columns.ts';
import { quote } from '../sql.ts';
import { singleSpaced } from './fold-text.ts';

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

/** What else a text may say that no record is called: a name with the given name first, one with more spaces between its words than it has. */
const otherwise = (field: Field, text: string): string[] => [...(field.concat ? [turnedName(text) ?? ''] : []), singleSpaced(text)].filter((one) => one !== '' && one !== text);

/** All records of the entity that have one of the texts, as people read them, in one statement that walks the field's index. Where no record is called so, Japanese names are found with the given name first, too, and any with single spaces. */
export const findByText = async (tx: Transaction, resource: Resource, field: Field, texts: readonly string[]): Promise<Hit[]> => {
  const hits = await ask(tx, resource, field, texts);
  const found = new Set(hits.map(({ text }) => text));
  const meant = new Map<string, string[]>();
  for (const text of new Set(texts)) if (!found.has(text)) for (const other of otherwise(field, text)) meant.set(other, [...(meant.get(other) ?? []), text]);
  const others = meant.size === 0 ? [] : await ask(tx, resource, field, [...meant.keys()]);
  return [...hits, ...others.flatMap(({ text, id }) => meant.get(text)!.map((said) => ({ text: said, id, exact: false })))];
};
