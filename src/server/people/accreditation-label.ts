/** What an accreditation of a designation is called where nobody has given it a name: 'Machine operator: First aid'. */
import type { Transaction } from '../db/org.ts';
import type { Image } from '../resource/image.ts';
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

/** The links that were called after a record which is called otherwise now, under its new name; those that somebody named stay. Answers them for the change-set. */
export const renameLinks = async (tx: Transaction, after: Image, before: Image | null, { column, title, by }: Renamed): Promise<readonly Change[]> => {
  const [was, is] = [String(before?.[title] ?? ''), String(after[title])];
  if (before === null || was === is) return [];
  const resource = resourceOf('AccreditationLink');
  const ids = await tx.query<{ id: string }>(`select id::text as id from accreditation_link where org_code = $1 and ${column} = $2::bigint order by id`, [tx.orgCode, after.id]);
  const links = await readImages(tx, resource, ids.map(({ id }) => id));
  const isFirst = column === 'designation_id';
  const renamed = [...links.values()].flatMap((link) => {
    const label = String(link['label']);
    if (isFirst ? !label.startsWith(`${was}${SEPARATOR}`) : !label.endsWith(`${SEPARATOR}${was}`)) return [];
    return [{ ...link, label: isFirst ? `${is}${label.slice(was.length)}` : `${label.slice(0, label.length - was.length)}${is}` }];
  });
  if (renamed.length === 0) return [];
  return (await updateImages(tx, resource, renamed, by)).map((link) => ({ entity: resource.type, id: link.id, kind: 'UPDATE' as const, before: links.get(link.id) ?? null, after: link }));
};
