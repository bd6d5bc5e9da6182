/** Puts deleted records back into their tables. */
import type { Resource } from '../../../domain/resource.ts';
import type { Transaction } from '../../db/org.ts';
import { recordColumns, writtenFields, type Image } from '../image.ts';
import { quote } from '../sql.ts';
import { insertRows } from '../store.ts';
import type { Group } from './group.ts';
import { openedChanges } from './opened.ts';
import { writing } from './passes.ts';

/** Whether the record has an uploaded file. */
export const hasFile = ({ fields }: Resource, image: Image): boolean => fields.some(({ file, key }) => file !== undefined && (image[key] ?? '') !== '');

/** `lists` are lists of images as JSON: one text of hundreds of thousands of images would be longer than a text may be. */
const insert = async (tx: Transaction, { resource, caller }: Group, lists: readonly string[]): Promise<void> => {
  const written = writtenFields(resource.fields);
  const names = (of: (field: (typeof written)[number]) => string): string => written.map(of).join(', ');
  await tx.query(
    `insert into ${quote(resource.table)} (org_code, id, version, created_at, created_by, updated_by, ${names(({ column }) => quote(column))})
     select $1, x.id, x.version + 1, coalesce(x."createdAt", now()), coalesce(x."createdBy", $2), $2, ${names(({ key }) => `x.${quote(key)}`)}
     from (values ${lists.map((_list, at) => `($${at + 3}::jsonb)`).join(', ')}) as part(list) cross join lateral jsonb_to_recordset(part.list) as x(id bigint, version integer, "createdAt" timestamptz, "createdBy" text, ${recordColumns(written)})`,
    [tx.orgCode, caller.session.name, ...lists],
  );
};

/**
 * The same ids and child rows, one version on, made by whom and when they were made. Fields that a release added since then get their default.
 * Records that refer to others of their entity must all be there at the end of one statement; of any other entity some thousand go at a time.
 * Answers the ids of those that have files.
 */
export const bringBack = async (tx: Transaction, group: Group): Promise<string[]> => {
  const { resource } = group;
  const start = Object.fromEntries(resource.fields.flatMap(({ key, default: text }) => (text === undefined ? [] : [[key, JSON.parse(text) as unknown]])));
  const together = resource.fields.some(({ reference }) => reference?.type === resource.type);
  const children = resource.fields.filter(({ kind }) => kind === 'rows').map(({ key }) => key);
  let lists: string[] = [];
  let parents: Image[] = [];
  const filed: string[] = [];
  const flush = async (): Promise<void> => {
    if (lists.length > 0) await insert(tx, group, lists);
    await insertRows(tx, resource, parents);
    lists = [];
    parents = [];
  };
  for await (const changes of openedChanges(tx, writing(group))) {
    const images = changes.map(({ before }) => ({ ...start, ...before! }));
    if (images.length > 0) lists.push(JSON.stringify(images));
    parents.push(...images.filter((image) => children.some((key) => ((image[key] as unknown[] | null | undefined) ?? []).length > 0)));
    filed.push(...images.filter((image) => hasFile(resource, image)).map(({ id }) => id));
    if (!together) await flush();
  }
  await flush();
  return filed;
};
