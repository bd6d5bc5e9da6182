/** What an accreditation of a designation is called where nobody has given it a name: 'Machine operator: First aid'. */
import type { Transaction } from '../db/org.ts';
import type { Written } from '../resource/hooks.ts';
import type { Change } from '../resource/journal.ts';
import { resourceOf } from '../resource/registry.ts';
import { readImages, updateImages } from '../resource/store.ts';

const SEPARATOR = ': ';

export const accreditationLabel = async (tx: Transaction, designationId: unknown, accreditationId: unknown): Promise<string> => {
  const [names] = await tx.query<{ label: string }>(
    `select concat_ws('${SEPARATOR}', (select title from designation where org_code = $1 and id = $2::bigint), (select name from accreditation_type where org_code = $1 and id = $3::bigint)) as label`,
    [tx.orgCode, designationId, accreditationId],
  );
  return names!.label;
};

type Renamed = { readonly column: 'designation_id' | 'accreditation_id'; readonly title: string; readonly by: string };

/** The links that were called after records which are called otherwise now, under the new names; those that somebody named stay. Answers them for the change-set. */
export const renameLinks = async (tx: Transaction, written: readonly Written[], { column, title, by }: Renamed): Promise<readonly Change[]> => {
  const names = new Map(written.flatMap(({ after, before }) => (before === null || String(before[title] ?? '') === String(after[title]) ? [] : [[after.id, [String(before[title] ?? ''), String(after[title])] as const] as const])));
  if (names.size === 0) return [];
  const resource = resourceOf('AccreditationLink');
  const ids = await tx.query<{ id: string; of: string }>(`select id::text as id, ${column}::text as of from accreditation_link where org_code = $1 and ${column} = any($2::bigint[]) order by id`, [tx.orgCode, [...names.keys()]]);
  if (ids.length === 0) return [];
  const links = await readImages(tx, resource, ids.map(({ id }) => id));
  const isFirst = column === 'designation_id';
  const renamed = ids.flatMap(({ id, of }) => {
    const link = links.get(id)!;
    const [was, is] = names.get(of)!;
    const label = String(link['label']);
    if (isFirst ? !label.startsWith(`${was}${SEPARATOR}`) : !label.endsWith(`${SEPARATOR}${was}`)) return [];
    return [{ ...link, label: isFirst ? `${is}${label.slice(was.length)}` : `${label.slice(0, label.length - was.length)}${is}` }];
  });
  if (renamed.length === 0) return [];
  return (await updateImages(tx, resource, renamed, by)).map((link) => ({ entity: resource.type, id: link.id, kind: 'UPDATE' as const, before: links.get(link.id) ?? null, after: link }));
};
