import { workflowProblems, type WorkflowTold } from '../../domain/approvals/workflowProblems.ts';
import { finding } from '../../domain/problem.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Hooks, Values } from '../resource/hooks.ts';
import { insteadOf, keptAmong } from '../resource/kept-among.ts';

const toldOf = (whole: Values): WorkflowTold => ({ ...whole, designations: whole['designations'] ?? [], steps: whole['steps'] ?? [] }) as unknown as WorkflowTold;

const named = (whole: Values): readonly string[] => toldOf(whole).designations.map(({ designationId }) => String(designationId));

/** Active workflows of a kind: one is the default, and no designation has two. */
const alone = keptAmong(async (tx, _caller, whole, _before, instead) => {
  if (whole['status'] === 'INACTIVE') return [];
  const { module, isDefault } = toldOf(whole);
  // Two that are saved at once see each other.
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`workflows ${tx.orgCode}`]);
  const isRival = (other: Values): boolean => other['status'] !== 'INACTIVE' && other['module'] === module && other['isDefault'] === isDefault && (isDefault || named(other).some((id) => named(whole).includes(id)));
  const [stored] = await tx.query<{ name: string }>(
    `select w.name from workflow w where w.org_code = $1 and w.module = $2 and w.status = 'ACTIVE' and w.is_default = $3 and w.id is distinct from $4::bigint and w.id <> all ($5::bigint[])
       and ($3 or exists (select from workflow_designation d where d.org_code = $1 and d.workflow_id = w.id and d.designation_id = any($6::bigint[]))) order by w.id limit 1`,
    [tx.orgCode, module, isDefault, whole['id'] ?? null, instead.ids, named(whole)],
  );
  const rival = stored?.name ?? insteadOf(instead, whole, isRival)?.['name'];
  if (rival === undefined) return [];
  return [isDefault ? { field: 'isDefault', ...finding('workflow.otherDefault', { name: String(rival) }) } : { field: 'designations', ...finding('workflow.otherNames', { name: String(rival) }) }];
});

/** A workflow says who decides, for whom, and no two of them say it for the same people. Requests that were made keep the one that they were made with. */
export const hooks: Hooks = {
  beforeSave: async (tx, caller, values, before) => {
    const whole: Values = { ...before, ...values };
    if (whole['isDefault'] === true && named(whole).length > 0) values['designations'] = whole['designations'] = [];
    refuseProblems(caller, workflowProblems(toldOf(whole)));
    refuseProblems(caller, await alone.problems(tx, caller, values, before));
  },
  afterSave: alone.afterSave,
  fit: alone.fit,
};
