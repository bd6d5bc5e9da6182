import { reachOf } from '../access/authorise.ts';
import type { Database } from '../db/connection.ts';
import { withOrg } from '../db/org.ts';
import { managerIds } from '../people/manager-ids.ts';
import { rowScope } from '../access/row-scope.ts';
import { bindings } from '../resource/sql.ts';
import { resourceOf } from '../resource/registry.ts';
import type { Session } from '../session.ts';

/** People in service who lead somebody, as far as the person may view employees; by name. With service providers only theirs. */
export const managersWithin = async (db: Database, session: Session, providers: readonly string[]): Promise<readonly { Manager_Id: number; Manager_Name: string }[]> => {
  const reach = reachOf(session, 'EMPLOYEES', 'VIEW');
  if (reach === null) return [];
  return withOrg(db, session.orgCode, async (tx) => {
    const to = bindings(tx.orgCode);
    const within = rowScope(resourceOf('Employee'), reach, session, 'e', to.bind);
    const leading = to.bind(await managerIds(tx));
    const theirs = providers.length === 0 ? 'true' : `e.service_provider_id = any(${to.bind(providers)}::bigint[])`;
    return tx.query<{ Manager_Id: number; Manager_Name: string }>(
      `select e.id::int as "Manager_Id", e.name as "Manager_Name" from employee e
       where e.org_code = $1 and e.status = 'ACTIVE' and e.id = any(${leading}::bigint[]) and ${within} and ${theirs} order by e.name_folded, e.id limit 25000`,
      to.values,
    );
  });
};
