import { freshStep, type Approver } from '../../domain/approvals/chain.ts';
import { requestKinds, type RequestKind } from '../../domain/approvals/kinds.ts';
import { MOST_STEPS } from '../../domain/approvals/workflowProblems.ts';
import type { Grant } from '../access/authorise.ts';
import { holds } from '../access/holds.ts';
import { approverNames } from '../approvals/approver-names.ts';
import { ableOf } from '../approvals/standing.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import { employeesOf } from '../people/day-sql.ts';
import { refuse } from '../refuse.ts';
import { resourceOf } from '../resource/registry.ts';
import { bindings } from '../resource/sql.ts';

type Step = { readonly approver: Approver; readonly roleId?: string | null; readonly employeeId?: string | null; readonly moreThan?: string | null };
type Arguments = { readonly module: RequestKind; readonly employeeId: string; readonly amount?: string | null; readonly steps: readonly Step[] };

/** People that are named. */
const NAMED = 20;

const isId = (id: string | null | undefined): boolean => id == null || /^\d{1,18}$/.test(id);

/** Who administers such requests and is not the person who asks. */
const administrators = async (tx: Transaction, kind: RequestKind, employeeId: string): Promise<{ name: string }[]> => {
  const forms = resourceOf(requestKinds[kind].type).screens.filter(({ scope, actions }) => scope === 'ALL' && actions.includes('EDIT')).map(({ form }) => form);
  return tx.query<{ name: string }>(
    `select u.name from user_account u where u.org_code = $1 and u.status = 'ACTIVE' and u.employee_id is distinct from $3::bigint and ${holds('u', 'any($2::text[])', `g."update" and g.scope = 'ALL'`)} order by u.name, u.id limit ${NAMED}`,
    [tx.orgCode, forms, employeeId],
  );
};

/** Who would decide a request of this person today by steps that need not be saved: what people, roles and rights say now. */
export const previewWorkflow = async ({ module, employeeId, amount, steps }: Arguments, { db }: Context, grant: Grant) => {
  if (!isId(employeeId) || steps.some((step) => !isId(step.roleId) || !isId(step.employeeId))) throw refuse('NOT_FOUND');
  if (steps.length > MOST_STEPS) throw refuse('LIMIT_EXCEEDED', { words: { limit: MOST_STEPS } });
  return withOrg(db, grant.session.orgCode, async (tx) => {
    const to = bindings(tx.orgCode);
    const [person] = await tx.query(`select from employee e where e.org_code = $1 and e.id = ${to.bind(employeeId)}::bigint and ${employeesOf(grant, to)}`, to.values);
    if (person === undefined) throw refuse('NOT_FOUND');
    const chain = { steps: steps.map((step) => freshStep(step, Number(amount ?? 0))) };
    const able = await ableOf(tx, employeeId, chain);
    const names = await approverNames(tx, employeeId, chain);
    return {
      errorCode: '',
      message: '',
      steps: chain.steps.map(({ notNeeded }, at) => ({ isNeeded: notNeeded !== true, people: (able.get(at) ?? []).slice(0, NAMED).map(({ name }) => ({ name })), named: names[at] ?? null })),
      administrators: await administrators(tx, module, employeeId),
    };
  });
};
