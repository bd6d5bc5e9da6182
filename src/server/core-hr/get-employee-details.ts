import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';

/** Document 0 §7: the caller as an employee. */
export const getEmployeeDetails = (_args: object, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const [employeeDetails] = await tx.query(
      `select e.id::int as "employeeId", e.employee_number as "userDefinedEmployeeId", e.name as "employeeName", e.email as "employeeEmail", e.photo as "employeePhotoPath",
         d.title as "designationName", p.name as "departmentName", l.name as "locationName", t.name as "employeeType", m.name as "managerName",
         e.date_of_join::text as "dateOfJoin", e.probation_date::text as "probationDate", e.confirmation_date::text as "confirmationDate", e.enable_work_place as "enableWorkPlace"
       from employee e
       left join designation d on d.org_code = e.org_code and d.id = e.designation_id
       left join department p on p.org_code = e.org_code and p.id = e.department_id
       left join location l on l.org_code = e.org_code and l.id = e.location_id
       left join employee_type t on t.org_code = e.org_code and t.id = e.employee_type_id
       left join employee m on m.org_code = e.org_code and m.id = e.manager_id
       where e.org_code = $1 and e.id = $2::bigint`,
      [tx.orgCode, session.employeeId],
    );
    return { errorCode: '', message: '', employeeDetails: employeeDetails ?? null };
  });
