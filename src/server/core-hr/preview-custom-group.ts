import type { Grant } from '../access/authorise.ts';
import { lookupReach } from '../access/lookup-reach.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { employeesWithin } from '../people/day-sql.ts';
import { fitsGroupSql } from '../people/group-members.ts';
import { refuse } from '../refuse.ts';
import { resourceOf } from '../resource/registry.ts';
import { bindings } from '../resource/sql.ts';

type Rule = Readonly<Partial<Record<(typeof parts)[number], string | null>>>;
type Arguments = { readonly rules?: readonly Rule[] | null; readonly memberIds?: readonly string[] | null; readonly exceptionIds?: readonly string[] | null };

const parts = ['departmentId', 'locationId', 'designationId', 'gradeId', 'employeeTypeId', 'businessUnitId', 'managerId'] as const;
const columns = ['department_id', 'location_id', 'designation_id', 'grade_id', 'employee_type_id', 'business_unit_id', 'manager_id'];

const NAMES = 12;
const MOST_LINES = 2000;

const isId = (id: unknown): boolean => /^\d{1,18}$/.test(String(id));

/** Active employees who would belong to a group with unsaved rules and choices, of those whom the caller may pick. A line that names nothing fits nobody. */
export const previewCustomGroup = ({ rules, memberIds, exceptionIds }: Arguments, { db }: Context, { session }: Grant) => {
  const lines = (rules ?? []).filter((rule) => parts.some((part) => rule[part] != null)).map((rule) => parts.map((part) => (rule[part] == null ? null : isId(rule[part]) ? rule[part] : '-1')));
  const [members, exceptions] = [memberIds, exceptionIds].map((ids) => (ids ?? []).filter(isId)) as [string[], string[]];
  if (lines.length + members.length + exceptions.length > MOST_LINES) throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'rules', message: `At most ${MOST_LINES} lines.` }] });
  return withOrg(db, session.orgCode, async (tx) => {
    const to = bindings(tx.orgCode);
    const reach = lookupReach(session, resourceOf('Employee'));
    if (reach === null) return { errorCode: '', message: '', totalRecords: 0, names: [] };
    const arrays = parts.map((_, at) => `${to.bind(lines.map((line) => line[at]))}::bigint[]`).join(', ');
    const ids = (list: readonly string[]): string => `(select unnest(${to.bind(list)}::bigint[]) as employee_id)`;
    const group = fitsGroupSql({ rules: `(select * from unnest(${arrays}) as given(${columns.join(', ')}))`, members: ids(members), exceptions: ids(exceptions) });
    const found = `from employee e where e.org_code = $1 and e.status = 'ACTIVE' and ${employeesWithin(reach, session, to)} and ${group}`;
    const [row] = await tx.query<{ totalRecords: number; names: string[] }>(`select (select count(*)::int ${found}) as "totalRecords", array(select e.name ${found} order by e.name_folded, e.id limit ${NAMES}) as names`, to.values);
    return { errorCode: '', message: '', totalRecords: row?.totalRecords ?? 0, names: row?.names ?? [] };
  });
};
