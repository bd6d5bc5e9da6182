/** Grades, job levels that refer to them, a tree of departments and roles with child rows: written at random, as people, lists and imports write. */
import { withOrg } from '../../src/server/db/org.ts';
import type { Transaction } from '../../src/server/db/org.ts';
import { allocate } from '../../src/server/db/ids.ts';
import type { Caller } from '../../src/server/resource/caller.ts';
import { imageSql, type Image } from '../../src/server/resource/image.ts';
import { nextChangeSet, recordChanges, type Change } from '../../src/server/resource/journal.ts';
import { resourceOf } from '../../src/server/resource/registry.ts';
import { deleteRecords } from '../../src/server/resource/remove.ts';
import { addRecord, updateRecord } from '../../src/server/resource/save.ts';
import { insertImages, readImages, updateImages } from '../../src/server/resource/store.ts';
import { literal, quote } from '../../src/server/resource/sql.ts';

export const TYPES = ['Grade', 'JobLevel', 'Department', 'Role'] as const;
export type Type = (typeof TYPES)[number];
/** Records by `Type:id`, without what every write changes: version, and who wrote last and when. */
export type World = ReadonlyMap<string, Image>;

export type Step =
  | { readonly do: 'add' | 'update' | 'delete' | 'undo'; readonly type: Type; readonly pick: number; readonly value: number }
  | { readonly do: 'deleteMany' | 'updateMany' | 'import' | 'swap'; readonly type: Type; readonly pick: number; readonly value: number };

const worldSql = TYPES.map((type) => `select ${literal(type)} as type, ${imageSql(resourceOf(type), 't')} - '{version,updatedAt,updatedBy}'::text[] as image from ${quote(resourceOf(type).table)} t where t.org_code = $1`).join(' union all ');

export const readWorld = async (tx: Transaction): Promise<World> => {
  const rows = await tx.query<{ type: Type; image: Image }>(`${worldSql} order by 1`, [tx.orgCode]);
  return new Map(rows.map(({ type, image }) => [`${type}:${image.id}`, image]));
};

const idsOf = (world: World, type: Type): string[] => [...world.keys()].filter((key) => key.startsWith(`${type}:`)).map((key) => key.slice(type.length + 1)).sort((one, other) => Number(one) - Number(other));
const some = <T>(all: readonly T[], pick: number): T | null => all[pick % Math.max(1, all.length)] ?? null;

const LETTERS = 'abcdef';
const rights = (value: number): object[] => Array.from({ length: value % 3 }, (_, at) => ({ form: ['GRADES', 'ROLES', 'JOB_LEVELS'][(value + at) % 3], view: true, add: value % 2 === 0, update: false, delete: false, optionalChoice: false, scope: 'ALL' }));

/** Few codes and names, so that writes meet each other. */
const valuesOf = (type: Type, world: World, value: number, pick: number): Record<string, unknown> => {
  const name = `name ${LETTERS[value % 6]}`;
  if (type === 'Grade') return { name, code: `g${value % 6}`, rank: value % 4 === 0 ? null : value, minimumPay: value % 3 === 0 ? null : `${value}.5` };
  if (type === 'JobLevel') return { name, code: `l${value % 6}`, gradeId: some([null, ...idsOf(world, 'Grade')], pick), status: 'ACTIVE' };
  if (type === 'Department') return { name, code: `d${value % 6}`, parentId: some([null, ...idsOf(world, 'Department')], pick), status: 'ACTIVE' };
  return { name, code: `r${value % 6}`, description: value % 2 ? 'Überblick "x"' : null, rights: rights(value) };
};

/** What an import does: several records of two entities in one change-set, the rows referring to records that were made for them. */
const importSome = async (caller: Caller, type: Type, value: number): Promise<string> => {
  const id = await nextChangeSet(caller.db, caller.session.orgCode);
  await withOrg(caller.db, caller.session.orgCode, async (tx) => {
    const changes: Change[] = [];
    const put = async (entity: Type, records: readonly Record<string, unknown>[]): Promise<string[]> => {
      const first = await allocate(tx, resourceOf(entity).table, records.length);
      const images = await insertImages(tx, resourceOf(entity), records.map((record, at) => ({ status: 'ACTIVE', ...record, id: String(first + at), version: 1 })), 'Import');
      changes.push(...images.map((after): Change => ({ entity, id: after.id, kind: 'ADD', before: null, after })));
      return images.map((image) => image.id);
    };
    if (type === 'Department') {
      const [top] = await put('Department', [{ name: 'Made', code: `md${value}` }]);
      await put('Department', [0, 1, 2].map((at) => ({ name: `Below ${at}`, code: `md${value}-${at}`, parentId: top })));
    } else {
      const [made] = await put('Grade', [{ name: `Made ${value}`, code: `mg${value}` }]);
      await put('JobLevel', [0, 1, 2].map((at) => ({ name: `Level ${at}`, code: `ml${value}-${at}`, gradeId: made })));
    }
    await recordChanges(tx, id, { userId: null, by: 'Import', source: 'IMPORT', changes });
  });
  return id;
};

const updateSome = async (caller: Caller, type: Type, ids: readonly string[], value: number): Promise<string> => {
  const id = await nextChangeSet(caller.db, caller.session.orgCode);
  const resource = resourceOf(type);
  await withOrg(caller.db, caller.session.orgCode, async (tx) => {
    const before = await readImages(tx, resource, ids);
    const after = await updateImages(tx, resource, [...before.values()].map((image) => ({ ...image, ...(type === 'Role' ? { description: `many ${value}` } : { name: `${String(image.name)} ${value}` }) })), 'Rule');
    await recordChanges(tx, id, { userId: null, by: 'Rule', source: 'BULK', changes: after.map((image): Change => ({ entity: type, id: image.id, kind: 'UPDATE', before: before.get(image.id)!, after: image })) });
  });
  return id;
};

/** What a bulk edit may do: two records change places in what is unique, in one change-set. */
const swapSome = async (caller: Caller, type: Type, ids: readonly string[]): Promise<string | null> => {
  const resource = resourceOf(type);
  const [first, second] = ids;
  if (first === undefined || second === undefined) return null;
  const id = await nextChangeSet(caller.db, caller.session.orgCode);
  await withOrg(caller.db, caller.session.orgCode, async (tx) => {
    const before = await readImages(tx, resource, [first, second]);
    const [one, other] = [before.get(first)!, before.get(second)!];
    const put = async (image: Image): Promise<Image> => (await updateImages(tx, resource, [image], 'Rule'))[0]!;
    const waiting = await put({ ...one, code: 'waits', name: 'waits' });
    const moved = await put({ ...other, code: one.code, name: one.name });
    const after = [await put({ ...waiting, code: other.code, name: other.name }), moved];
    await recordChanges(tx, id, { userId: null, by: 'Rule', source: 'BULK', changes: after.map((image): Change => ({ entity: type, id: image.id, kind: 'UPDATE', before: before.get(image.id)!, after: image })) });
  });
  return id;
};

/** Does a step and answers its change-set; null where there is nothing to do it to. Refusals are thrown. */
export const take = async (caller: Caller, world: World, { do: what, type, pick, value }: Step): Promise<string | null> => {
  const resource = resourceOf(type);
  const ids = idsOf(world, type);
  const id = some(ids, pick);
  if (what === 'add') return (await addRecord(resource, valuesOf(type, world, value, pick), caller)).changeSet;
  if (what === 'import') return importSome(caller, type, value);
  if (id === null || what === 'undo') return null;
  if (what === 'delete') return (await deleteRecords(resource, [id], caller)).changeSet;
  const many = ids.filter((_, at) => (at + pick) % 3 !== 0 || ids[at] === id);
  if (what === 'deleteMany') return (await deleteRecords(resource, many, caller)).changeSet;
  if (what === 'swap') return swapSome(caller, type, [id, ...ids.filter((other) => other !== id)]);
  if (what === 'updateMany') return updateSome(caller, type, many, value);
  const [version] = await withOrg(caller.db, caller.session.orgCode, (tx) => tx.query<{ version: number }>(`select version from ${quote(resource.table)} where org_code = $1 and id = $2`, [tx.orgCode, id]));
  const all = Object.entries(valuesOf(type, world, value, pick));
  return (await updateRecord(resource, id, version!.version, Object.fromEntries(all.filter((_, at) => (value + at) % 2 === 0)), caller)).changeSet;
};
