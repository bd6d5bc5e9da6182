import type { Grant } from '../access/authorise.ts';
import { mayChooseTeamOf } from '../access/team-of.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { bindings, pattern } from '../resource/sql.ts';

type Arguments = { readonly search?: string | null; readonly ids?: readonly string[] | null; readonly limit?: number | null };
type Manager = { readonly id: string; readonly name: string; readonly code: string };

const MOST = 50;

/** Whose teams the caller may choose: of those within reach the ones to whom somebody in service reports. The caller's own is all that they see where they reach a team. */
export const teamManagers = async ({ search, ids, limit }: Arguments, { db }: Context, grant: Grant) => {
  const { session, scope } = grant;
  if (scope === 'SELF') return { errorCode: '', message: '', rows: [] };
  return withOrg(db, session.orgCode, async (tx) => {
    const to = bindings(tx.orgCode);
    const own = `${to.bind(session.employeeId)}::bigint`;
    const words = search?.trim().slice(0, 100) ?? '';
    const asked = [
      `e.org_code = $1 and ${mayChooseTeamOf(grant, session, 'e', to.bind)}`,
      `e.id in (select r.manager_id from employee r where r.org_code = $1 and r.status = 'ACTIVE' and r.manager_id <> r.id)`,
      ...(scope === 'TEAM' ? [`e.id <> ${own}`] : []),
      ...(ids == null ? [] : [`e.id = any(${to.bind(ids.filter((id) => /^\d{1,18}$/.test(id)))}::bigint[])`]),
    ];
    const found = words === '' ? 'true' : `fold(m.name || ' ' || m.code) like ${pattern(`${to.bind(words)}::text`)}`;
    const rows = await tx.query<Manager>(
      `with m as materialized (select e.id, e.name, e.employee_number as code, e.name_folded, e.manager_id is not distinct from ${own} as is_near from employee e where ${asked.join(' and ')})
       select m.id::text as id, m.name, m.code from m where ${found} order by m.is_near desc, m.name_folded, m.id limit ${to.bind(Math.min(Math.max(limit ?? 20, 1), MOST))}::int`,
      to.values,
    );
    return { errorCode: '', message: '', rows };
  });
};
