import type { Grant } from '../access/authorise.ts';
import type { Transaction } from '../db/org.ts';
import { bindings } from '../resource/sql.ts';
import { countDirect, type Pair } from './direct-reports.ts';
import { inSight } from './in-sight.ts';

type Shown = { readonly id: string; readonly name: string; readonly photo: string | null; readonly designation: string | null; readonly department: string | null; readonly location: string | null };
export type ChartPerson = Shown & { readonly managerId: string | null; readonly reports: number; readonly isCircle: boolean };

/** These people as the chart shows them, by name; who does not work here or is out of sight is left out. */
export const describePeople = async (tx: Transaction, grant: Grant, pairs: readonly Pair[], heads: ReadonlySet<string>): Promise<readonly ChartPerson[]> => {
  if (pairs.length === 0) return [];
  const under = new Map(pairs.map((pair) => [pair.id, pair.under]));
  const ids = [...under.keys()];
  const to = bindings(tx.orgCode);
  const rows = await tx.query<Shown>(
    `select e.id::text as id, e.name, e.photo, g.title as designation, d.name as department, l.name as location
     from employee e
     left join designation g on g.org_code = e.org_code and g.id = e.designation_id
     left join department d on d.org_code = e.org_code and d.id = e.department_id
     left join location l on l.org_code = e.org_code and l.id = e.location_id
     where e.org_code = $1 and e.id = any(${to.bind(ids)}::bigint[]) and e.status = 'ACTIVE' and ${inSight(grant, 'e', to.bind)} order by e.name_folded, e.id`,
    to.values,
  );
  const counts = await countDirect(tx, rows.map(({ id }) => id), heads);
  const seen = grant.scope === 'ALL' ? undefined : await inSightOf(tx, grant, [...new Set(pairs.flatMap((pair) => pair.under ?? []))]);
  const above = (id: string): string | null => {
    const manager = under.get(id) ?? null;
    return manager === null || seen === undefined || seen.has(manager) ? manager : null;
  };
  return rows.map((row) => ({ ...row, managerId: above(row.id), reports: counts.get(row.id) ?? 0, isCircle: heads.has(row.id) }));
};

/** Those of the ids who are in sight, working here or not. */
export const inSightOf = async (tx: Transaction, grant: Grant, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const to = bindings(tx.orgCode);
  const rows = await tx.query<{ id: string }>(`select e.id::text as id from employee e where e.org_code = $1 and e.id = any(${to.bind(ids)}::bigint[]) and ${inSight(grant, 'e', to.bind)}`, to.values);
  return new Set(rows.map(({ id }) => id));
};
