/** Departments headed by the employee or by who reports to them, directly or through others, with every department below those: a query of their ids. */
export const headedDepartments = (me: string): string =>
  `with recursive team(id) as (select ${me} union select e.id from employee e join team on e.manager_id = team.id where e.org_code = $1),
     part(id) as (select d.id from department d where d.org_code = $1 and d.head_id in (select id from team) union select d.id from department d join part on d.parent_id = part.id where d.org_code = $1) select id from part`;
