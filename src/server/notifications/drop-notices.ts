import type { Transaction } from '../db/org.ts';
import { resourceOf } from '../resource/registry.ts';

/**
 * Deletes what people were told of these records, whose words may name somebody: notifications that lead to a record's page or panel on any of its screens, or to a page that has the
 * record in its address (`?scheduledRound=7`), and what was told of talk and changes, which leads nowhere once the record is gone.
 */
export const dropNotices = async (tx: Transaction, gone: readonly { readonly entity: string; readonly id: string }[]): Promise<void> => {
  const pages = gone.flatMap(({ entity, id }) => resourceOf(entity).screens.map(({ path }) => `${path}/${id}`));
  const panels = gone.flatMap(({ entity, id }) => resourceOf(entity).screens.map(({ path }) => `${path}?record=${id}`));
  const marks = gone.map(({ entity, id }) => `${resourceOf(entity).name}=${id}`);
  await tx.query(
    `delete from notification where org_code = $1 and (substring(path from '^[a-z/-]+/[0-9]+') = any($2::text[]) or substring(path from '[?&]([A-Za-z]+=[0-9]+)$') = any($3::text[])
       or substring(path from '^[a-z/-]+[?]record=[0-9]+') = any($4::text[]) or (kind like 'record%' and (words->>'entity$') || '=' || (words->>'record') = any($3::text[])))`,
    [tx.orgCode, pages, marks, panels],
  );
};
