/** What the chain itself cannot show. */
import type { OwnerConnection } from '../owner.ts';

const checks: readonly { readonly text: string; readonly says: (id: string) => string }[] = [
  {
    text: `select s.id::text as id from change_set s where s.org_code = $1 and not exists (select from journal_seal j where j.org_code = $1 and j.change_set_id = s.id)
      and not exists (select from journal_unsealed u where u.org_code = $1 and u.change_set_id = s.id) order by s.at, s.id limit 1`,
    says: (id) => `Change-set ${id} was never sealed and does not wait for it.`,
  },
  {
    text: `select c.change_set_id::text as id from change c where c.org_code = $1 and not exists (select from change_set s where s.org_code = $1 and s.id = c.change_set_id) limit 1`,
    says: (id) => `There are changes of change-set ${id}, which does not exist.`,
  },
  {
    text: `select coalesce(s.id, u.undoes)::text as id from (select * from change_set where org_code = $1 and undone_by is not null) s
      full join (select * from change_set where org_code = $1 and undoes is not null) u on u.undoes = s.id and u.id = s.undone_by where s.id is null or u.id is null limit 1`,
    says: (id) => `Change-set ${id} is marked as undone by another change-set than the one that undid it.`,
  },
];

/** The first fault as a sentence, or null. */
export const strayFault = async (owner: OwnerConnection, orgCode: string): Promise<string | null> => {
  for (const { text, says } of checks) {
    const [row] = await owner.query<{ id: string }>(text, [orgCode]);
    if (row) return says(row.id);
  }
  return null;
};
