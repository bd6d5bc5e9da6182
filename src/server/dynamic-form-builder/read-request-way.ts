import { chainOf, type Chain } from '../../domain/approvals/chain.ts';
import { requestKinds, type RequestKind } from '../../domain/approvals/kinds.ts';
import { approverNames } from '../approvals/approver-names.ts';
import { standingOf } from '../approvals/standing.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import { seersOf } from '../record-talk/seers.ts';
import { refuse } from '../refuse.ts';
import { resourceOf } from '../resource/registry.ts';
import { quote } from '../resource/sql.ts';

type Request = { readonly employeeId: string; readonly status: string; readonly approval: unknown };

const none = { errorCode: '', message: '', workflow: null, steps: [], waitsFor: [] };

const wayOf = async (tx: Transaction, { employeeId, status }: Request, chain: Chain) => {
  const standing = status === 'PENDING' ? await standingOf(tx, employeeId, chain) : null;
  const names = await approverNames(tx, employeeId, chain);
  const steps = chain.steps.map(({ approver, notNeeded, decision, by, at, remarks }, place) => ({
    approver,
    named: names[place] ?? null,
    isNeeded: notNeeded !== true,
    isCurrent: standing?.at === place,
    decision: decision ?? null,
    decidedBy: by ?? null,
    decidedAt: at ?? null,
    remarks: remarks ?? null,
  }));
  return { standing, answer: { ...none, workflow: chain.name, steps, waitsFor: standing?.people.map(({ name }) => name) ?? [] } };
};

/** How a request is decided, for whoever may view it on one of its screens, and for those of its steps. */
export const readRequestWay = async ({ kind, id }: { readonly kind: RequestKind; readonly id: string }, { db, session }: Context) => {
  if (session === null) throw refuse('UNAUTHENTICATED');
  if (!/^\d{1,18}$/.test(id)) throw refuse('NOT_FOUND');
  const resource = resourceOf(requestKinds[kind].type);
  return withOrg(db, session.orgCode, async (tx) => {
    const [request] = await tx.query<Request>(`select r.employee_id::text as "employeeId", r.status, r.approval from ${quote(resource.table)} r where r.org_code = $1 and r.id = $2::bigint`, [tx.orgCode, id]);
    const chain = chainOf(request?.approval);
    const mayView = request !== undefined && (await seersOf(tx, resource, [{ session, ids: [id] }])).get(session.userId)?.has(id) === true;
    if (request === undefined || (!mayView && chain === null)) throw refuse('NOT_FOUND');
    if (chain === null) return none;
    const { standing, answer } = await wayOf(tx, request, chain);
    const isOfTheirs = chain.steps.some(({ byId }) => byId === session.userId) || standing?.people.some(({ userId }) => userId === session.userId) === true;
    if (!mayView && !isOfTheirs) throw refuse('NOT_FOUND');
    return answer;
  });
};
