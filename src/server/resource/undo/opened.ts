/** The images of a group's changes, decrypted, so many at a time. */
import type { Transaction } from '../../db/org.ts';
import { refuse } from '../../refuse.ts';
import type { Image } from '../image.ts';
import { openImages, type SealedImage } from '../sealed-image.ts';
import { bindings, type Bindings } from '../sql.ts';
import { changesOf, type Group, type Written } from './group.ts';
import { CHUNK } from './portions.ts';

export type OpenedChange = { readonly id: string; readonly before: Image | null; readonly after: Image | null };
type Stored = { readonly id: string; readonly before: SealedImage | null; readonly after: SealedImage | null };

/** A sample is the first thousands of records only: enough to say what a person will be told, in the time that a list of changes has. */
export type Depth = 'ALL' | 'SAMPLE';

/** Refuses UNDO_ERASED where a key that the images need was destroyed. In order of ids. */
export async function* openedChanges(tx: Transaction, group: Written & Pick<Group, 'onLooked'>, depth: Depth = 'ALL'): AsyncGenerator<OpenedChange[]> {
  for (let last = '0'; ; ) {
    const to = bindings(tx.orgCode);
    const stored = await tx.query<Stored>(`select c.row_id as id, c.before, c.after from ${changesOf(group, to)} where c.row_id > ${to.bind(last)}::bigint order by c.row_id limit ${CHUNK}`, to.values);
    const images = await openImages(tx, stored.flatMap(({ before, after }) => [before, after].map((image) => ({ entity: group.resource.type, image }))));
    yield stored.map(({ id }, at) => {
      const [before, after] = [images[at * 2]!, images[at * 2 + 1]!];
      if (before === 'ERASED' || after === 'ERASED') throw refuse('UNDO_ERASED');
      return { id, before, after };
    });
    await group.onLooked?.(stored.length);
    if (stored.length < CHUNK || depth === 'SAMPLE') return;
    last = stored.at(-1)!.id;
  }
}

/** Opened changes as `c(row_id, before, after)` for behind `from`, with these keys of their images only. */
export const asChanges = (changes: readonly OpenedChange[], keys: readonly string[], to: Bindings): string => {
  const pick = (image: Image | null): object | null => image && Object.fromEntries(keys.flatMap((key) => (image[key] === undefined || image[key] === null ? [] : [[key, image[key]]])));
  return `jsonb_to_recordset(${to.bind(JSON.stringify(changes.map(({ id, before, after }) => ({ row_id: id, before: pick(before), after: pick(after) }))))}::jsonb) as c(row_id bigint, before jsonb, after jsonb)`;
};
