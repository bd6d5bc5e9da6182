import { constants } from '../../domain/constants.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { employeesOf } from '../people/day-sql.ts';
import { isInGroupSql } from '../people/group-members.ts';
import { refuse } from '../refuse.ts';
import { bindings } from '../resource/sql.ts';

type Arguments = { readonly customGroupId: readonly number[]; readonly offset?: number | null; readonly limit?: number | null };

/** Document 1 §7: the active employees of each group within the caller's reach. Groups that do not exist have no members. */
export const getEmployeeDetailsBasedOnGroup = ({ customGroupId, offset, limit }: Arguments, { db }: Context, grant: Grant) => {
  const [skipped, most] = [offset ?? 0, limit ?? constants.listLimit];
  if (skipped < 0 || most < 1 || most > constants.listLimit) throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'limit', message: `limit is a whole number from 1 to ${constants.listLimit}.` }] });
  return withOrg(db, grant.session.orgCode, async (tx) => {
    const to = bindings(tx.orgCode);
    const members = `from custom_employee_group g join employee e on e.org_code = g.org_code and e.status = 'ACTIVE' and ${employeesOf(grant, to)}
      where g.org_code = $1 and g.id = any(${to.bind(customGroupId)}::bigint[]) and ${isInGroupSql('g.id')}`;
    const [counted] = await tx.query<{ total: number }>(`select count(*)::int as total ${members}`, to.values);
    const employeeDetails = await tx.query(
      `select m."groupId", m."groupName", e.id::int as "employeeId", e.employee_number as "userDefinedEmpId", e.name as "employeeName", e.email as "Emp_Email",
         d.id::int as "designationId", d.title as "designationName", p.id::int as "departmentId", p.name as "departmentName", l.id::int as "locationId", l.name as "locationName"
       from (select g.id::int as "groupId", g.name as "groupName", g.name_folded as group_name, e.name_folded, e.id ${members} order by g.name_folded, g.id, e.name_folded, e.id limit ${to.bind(most)} offset ${to.bind(skipped)}) m
       join employee e on e.org_code = $1 and e.id = m.id
       join designation d on d.org_code = $1 and d.id = e.designation_id join department p on p.org_code = $1 and p.id = e.department_id join location l on l.org_code = $1 and l.id = e.location_id
       order by m.group_name, m."groupId", m.name_folded, m.id`,
      to.values,
    );
    return { errorCode: '', message: '', totalRecords: counted?.total ?? 0, employeeDetails };
  });
};
