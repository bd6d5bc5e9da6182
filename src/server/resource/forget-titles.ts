import type { Transaction } from '../db/org.ts';
import { dropNotices } from '../notifications/drop-notices.ts';
import { resourceOf } from './registry.ts';

type Gone = Parameters<typeof dropNotices>[1];

/** Whether the starred page f is that of one of the records, whatever of it is open. */
const OF_RECORD = `substring(f->>'path' from '^[a-z/-]+(?:/|[?]record=)[0-9]+') = any($2::text[])`;

/** Takes the pages of these records from people's favourites, which keep their titles. */
const dropFavourites = async (tx: Transaction, gone: Gone): Promise<void> => {
  const pages = gone.flatMap(({ entity, id }) => resourceOf(entity).screens.flatMap(({ path }) => [`${path}/${id}`, `${path}?record=${id}`]));
  await tx.query(
    `update preference p set value = coalesce((select jsonb_agg(f order by at) from jsonb_array_elements(p.value) with ordinality x(f, at) where (${OF_RECORD}) is not true), '[]'), updated_at = now()
     where p.org_code = $1 and p.key = 'shell.favourites' and jsonb_typeof(p.value) = 'array' and exists (select from jsonb_array_elements(p.value) f where ${OF_RECORD})`,
    [tx.orgCode, pages],
  );
};

/** What people were told of records that are gone, and their pages among favourites: both keep titles. */
export const forgetTitles = async (tx: Transaction, gone: Gone): Promise<void> => {
  await dropNotices(tx, gone);
  await dropFavourites(tx, gone);
};
