import { tagOf } from '../../domain/languages.ts';
import type { Language } from '../../domain/languages.ts';
import type { Resource } from '../../domain/resource.ts';
import type { Transaction } from '../db/org.ts';
import { sayCounted } from '../messages.ts';
import { referringPlaces, referringSql } from './referring-places.ts';

/** Everything that refers to any of the ids from outside them, counted by entity: '12 employees and 1 project'. */
export const stillReferenced = async (tx: Transaction, resource: Resource, ids: readonly string[], language: Language): Promise<string | undefined> => {
  const words: string[] = [];
  for (const [from, places] of referringPlaces(resource.type)) {
    const rows = await tx.query<{ count: number }>(`select count(*)::int as count from (${referringSql(resource, from, places)}) r`, [tx.orgCode, ids]);
    const count = rows[0]!.count;
    if (count > 0) words.push(sayCounted(language, from.name, count));
  }
  return words.length === 0 ? undefined : new Intl.ListFormat(tagOf(language)).format(words);
};
