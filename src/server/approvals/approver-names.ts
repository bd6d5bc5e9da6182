import type { Chain } from '../../domain/approvals/chain.ts';
import type { Transaction } from '../db/org.ts';
import { NAMED } from './standing.ts';

/** Whom each step names: the role, or the person whom it means for this employee; null where there is nobody. */
export const approverNames = async (tx: Transaction, employeeId: string, { steps }: Pick<Chain, 'steps'>): Promise<readonly (string | null)[]> => {
  const rows = await tx.query<{ named: string | null }>(
    `select coalesce(r.name, n.name) as named from jsonb_array_elements($3::jsonb) with ordinality o(step, place)
     join employee e on e.org_code = $1 and e.id = $2::bigint left join employee m on m.org_code = $1 and m.id = e.manager_id left join department d on d.org_code = $1 and d.id = e.department_id
     left join role r on r.org_code = $1 and r.id = (o.step->>'roleId')::bigint left join employee n on n.org_code = $1 and n.id = ${NAMED} order by o.place`,
    [tx.orgCode, employeeId, JSON.stringify(steps)],
  );
  return rows.map(({ named }) => named);
};
