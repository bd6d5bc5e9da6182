/** What change-sets did, entity by entity, as far as the person may see it. */
import { isCustomKey } from '../../domain/customisation/customise.ts';
import { fieldWord, ownWords } from '../customisation/form-fields.ts';
import { reachOf } from '../access/authorise.ts';
import { screenReach } from '../access/screen-reach.ts';
import { offeringScreens } from '../../domain/offering-screens.ts';
import type { Resource } from '../../domain/resource.ts';
import type { Transaction } from '../db/org.ts';
import { changedFields } from '../resource/changed-fields.ts';
import type { Image } from '../resource/image.ts';
import type { ChangeKind } from '../resource/journal.ts';
import { readableEntities } from '../resource/readable.ts';
import { findResource } from '../resource/registry.ts';
import { isUnnoted, noteRecords, readJournal } from '../resource/note-read.ts';
import type { Erased } from '../resource/sealed-image.ts';
import { rowsWithin, sightOf } from '../resource/sight.ts';
import { bindings, quote } from '../resource/sql.ts';
import { readImages } from '../resource/store.ts';
import { titleWriter } from '../resource/title.ts';
import type { Session } from '../session.ts';

/** Records that a group names, and whose fields it looks at. */
const SAMPLE = 10;

type Touched = { readonly changeSetId: string; readonly entity: string; readonly kind: ChangeKind; readonly records: number; readonly rowId: string; readonly before: Image | null; readonly after: Image | null };
type Seen = Image | null | Erased;
export type ChangeGroup = {
  readonly endpoint: string;
  readonly entity: string;
  readonly kind: ChangeKind;
  readonly records: number;
  readonly fields: readonly string[];
  readonly sample: readonly { readonly id: string; readonly title: string | null; readonly isThere: boolean }[];
};

const readTouched = (tx: Transaction, ids: readonly string[]): Promise<Touched[]> =>
  tx.query<Touched>(
    `with groups as materialized (select c.change_set_id, c.entity, c.kind, count(*)::int as records from change c where c.org_code = $1 and c.change_set_id = any ($2::bigint[]) group by 1, 2, 3)
     select g.change_set_id as "changeSetId", g.entity, g.kind, g.records, r.row_id as "rowId", r.before, r.after
     from groups g cross join lateral (select c.row_id, c.before, c.after from change c where c.org_code = $1 and c.change_set_id = g.change_set_id and c.entity = g.entity and c.kind = g.kind order by c.row_id limit ${SAMPLE}) r
     order by g.change_set_id, g.records desc, g.entity, g.kind, r.row_id`,
    [tx.orgCode, ids],
  );

/** Those of the records that are there and within the person's reach, as they are now. */
const readLive = async (tx: Transaction, resource: Resource, ids: readonly string[], session: Session): Promise<ReadonlyMap<string, Image>> => {
  const reach = screenReach(session, resource, 'VIEW');
  if (reach === null || (await isUnnoted(resource, session))) return new Map();
  const to = bindings(tx.orgCode);
  const forms = offeringScreens(resource, 'VIEW').map(({ form }) => form).filter((form) => reachOf(session, form, 'VIEW') !== null);
  const rows = await tx.query<{ id: string }>(`select t.id from ${quote(resource.table)} t where t.org_code = $1 and t.id = any (${to.bind(ids)}::bigint[]) and ${rowsWithin(resource, { ...reach, forms }, session, 't', to)}`, to.values);
  await noteRecords(tx, resource, rows.map(({ id }) => id), session);
  return readImages(tx, resource, rows.map(({ id }) => id), false);
};

type Known = { readonly resource: Resource; readonly live: ReadonlyMap<string, Image>; readonly titleOf: Awaited<ReturnType<typeof titleWriter>>; readonly isTitleSeen: boolean; readonly seen: ReadonlySet<string>; /** Sees every record, so what is gone may be named as well. */ readonly seesAll: boolean };

const knowing = async (tx: Transaction, type: string, touched: readonly Touched[], kept: readonly Image[], session: Session, seesAll: boolean): Promise<Known | undefined> => {
  const resource = findResource(type);
  if (!resource) return undefined;
  const reach = screenReach(session, resource, 'VIEW');
  const whole = reach === null ? [] : resource.fields.filter((field) => sightOf(session, resource, reach).whole(field));
  const ids = [...new Set(touched.filter(({ entity }) => entity === type).map(({ rowId }) => rowId))];
  const live = await readLive(tx, resource, ids, session);
  return {
    resource,
    live,
    titleOf: await titleWriter(tx, resource, session.language, [...live.values(), ...(seesAll ? kept : [])]),
    isTitleSeen: whole.some(({ name }) => name === resource.title),
    seen: new Set(whole.map(({ key }) => key)),
    seesAll,
  };
};

const groupOf = (lines: readonly (Touched & { readonly images: readonly [Seen, Seen] })[], { resource, live, titleOf, isTitleSeen, seen, seesAll }: Known, session: Session): ChangeGroup => {
  const { entity, kind, records } = lines[0]!;
  const keys = lines.flatMap(({ rowId, images: [before, after] }) => (kind !== 'UPDATE' || before === 'ERASED' || after === 'ERASED' || !(seesAll || live.has(rowId)) ? [] : changedFields(resource, before ?? {}, after ?? {}).map(({ field }) => field)));
  const words = { language: session.language, own: ownWords(session) };
  return {
    endpoint: resource.endpoint,
    entity,
    kind,
    records,
    fields: [...new Set(keys)].filter((key) => seen.has(isCustomKey(key) ? 'custom' : key)).map((key) => fieldWord(resource, key, words)),
    sample: lines.map(({ rowId, images: [before, after] }) => {
      const now = live.get(rowId);
      const kept = seesAll ? (after ?? before) : null;
      const image = now ?? (kept === 'ERASED' ? null : kept);
      return { id: rowId, title: isTitleSeen && image ? titleOf(image) : null, isThere: now !== undefined };
    }),
  };
};

/** The groups of each of the change-sets. Of others' change-sets only entities that the person sees whole; one's own are told, with the names of what one may still see. */
export const readGroupsOf = async (tx: Transaction, sets: readonly { readonly id: string; readonly isMine: boolean }[], session: Session): Promise<ReadonlyMap<string, readonly ChangeGroup[]>> => {
  const readable = readableEntities(session);
  const mine = new Set(sets.filter(({ isMine }) => isMine).map(({ id }) => id));
  const touched = (await readTouched(tx, sets.map(({ id }) => id))).filter(({ changeSetId, entity }) => readable.has(entity) || mine.has(changeSetId));
  const images = await readJournal(tx, session, touched.flatMap(({ entity, before, after }) => [{ entity, image: before }, { entity, image: after }]), (entity) => readable.has(entity));
  const known = new Map<string, Known>();
  for (const type of new Set(touched.map(({ entity }) => entity))) {
    const kept = images.flatMap((image, at) => (image !== null && image !== 'ERASED' && touched[at >> 1]!.entity === type ? [image] : []));
    const one = await knowing(tx, type, touched, kept, session, readable.has(type));
    if (one) known.set(type, one);
  }
  const lines = touched.map((line, at) => ({ ...line, images: [images[at * 2] ?? null, images[at * 2 + 1] ?? null] as const }));
  const bySet = Map.groupBy(lines, ({ changeSetId }) => changeSetId);
  return new Map(
    sets.map(({ id }) => {
      const groups = [...Map.groupBy(bySet.get(id) ?? [], ({ entity, kind }) => `${entity} ${kind}`).values()];
      return [id, groups.flatMap((group) => (known.has(group[0]!.entity) ? [groupOf(group, known.get(group[0]!.entity)!, session)] : []))];
    }),
  );
};
