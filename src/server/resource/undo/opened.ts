/** The images of a group's changes, decrypted, so many at a time. */
import type { Transaction } from '../../db/org.ts';
import { refuse } from '../../refuse.ts';
import { differs } from '../changed-keys.ts';
import type { Image } from '../image.ts';
import { openImages, type SealedImage } from '../sealed-image.ts';
import { bindings, type Bindings } from '../sql.ts';
import { changesOf, type Group, type Written } from './group.ts';
import { CHUNK } from './portions.ts';

export type OpenedChange = { readonly id: string; readonly before: Image | null; readonly after: Image | null };
type Stored = { readonly id: string; readonly before: SealedImage | null; readonly after: SealedImage | null };

/** A sample is the first thousands of records only: enough to say what a person will be told, in the time that a list of changes has. */
export type Depth = 'ALL' | 'SAMPLE';

/** Before every id. */
const FIRST = '0';

/** Changes that a transaction keeps open: undoing looks at each several times (rights, fits, rules, writing), and those of groups that are one portion it reads and decrypts once. Of large groups the next look would find the last portions only. */
const KEPT = 3 * CHUNK;
const kept = new WeakMap<Transaction, { readonly groups: Map<string, readonly OpenedChange[]>; count: number }>();

const readPortion = async (tx: Transaction, group: Written, last: string): Promise<readonly OpenedChange[]> => {
  const to = bindings(tx.orgCode);
  const stored = await tx.query<Stored>(`select c.row_id as id, c.before, c.after from ${changesOf(group, to)} where c.row_id > ${to.bind(last)}::bigint order by c.row_id limit ${CHUNK}`, to.values);
  const images = await openImages(tx, stored.flatMap(({ before, after }) => [before, after].map((image) => ({ entity: group.resource.type, image }))));
  return stored.map(({ id }, at) => {
    const [before, after] = [images[at * 2]!, images[at * 2 + 1]!];
    if (before === 'ERASED' || after === 'ERASED') throw refuse('UNDO_ERASED');
    return { id, before, after };
  });
};

const portionOf = async (tx: Transaction, group: Written, last: string): Promise<readonly OpenedChange[]> => {
  const name = `${group.changeSet} ${group.resource.type} ${group.kind}`;
  const had = kept.get(tx) ?? { groups: new Map<string, readonly OpenedChange[]>(), count: 0 };
  kept.set(tx, had);
  const known = had.groups.get(name);
  if (known) return known;
  const changes = await readPortion(tx, group, last);
  // A page of changes asks for many groups, each once: those that fit stay.
  if (last === FIRST && changes.length < CHUNK && had.count + changes.length <= KEPT) {
    had.groups.set(name, changes);
    had.count += changes.length;
  }
  return changes;
};

/** Refuses UNDO_ERASED where a key that the images need was destroyed. In order of ids. The images are everybody's in the transaction: whoever changes one takes a copy. */
export async function* openedChanges(tx: Transaction, group: Written & Pick<Group, 'onLooked'>, depth: Depth = 'ALL'): AsyncGenerator<readonly OpenedChange[]> {
  for (let last = FIRST; ; ) {
    const changes = await portionOf(tx, group, last);
    yield changes;
    await group.onLooked?.(changes.length);
    if (changes.length < CHUNK || depth === 'SAMPLE') return;
    last = changes.at(-1)!.id;
  }
}

const isWritten = ({ before, after }: OpenedChange, key: string): boolean => differs(before?.[key] ?? null, after?.[key] ?? null);

/** The changes by which one of the keys goes back. Of a record that was changed only what the change wrote does; the rest it has as it is. */
export const thatReturn = ({ kind }: Written, changes: readonly OpenedChange[], keys: readonly string[]): readonly OpenedChange[] =>
  kind === 'UPDATE' ? changes.filter((one) => keys.some((key) => isWritten(one, key))) : changes;

/** Opened changes as `c(row_id, before, after)` for behind `from`, with these keys of their images only. */
export const asChanges = (changes: readonly OpenedChange[], keys: readonly string[], to: Bindings): string => {
  const pick = (image: Image | null): object | null => image && Object.fromEntries(keys.flatMap((key) => (image[key] === undefined || image[key] === null ? [] : [[key, image[key]]])));
  return `jsonb_to_recordset(${to.bind(JSON.stringify(changes.map(({ id, before, after }) => ({ row_id: id, before: pick(before), after: pick(after) }))))}::jsonb) as c(row_id bigint, before jsonb, after jsonb)`;
};
