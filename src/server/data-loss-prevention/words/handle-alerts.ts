import { finding } from '../../../domain/problem.ts';
import { rowScope } from '../../access/row-scope.ts';
import type { Grant } from '../../access/authorise.ts';
import type { Transaction } from '../../db/org.ts';
import { accountsOf } from '../../notifications/accounts-of.ts';
import { notify } from '../../notifications/notify.ts';
import { OWN_ACTIVITY } from '../../activity/tell-members.ts';
import { refuse } from '../../refuse.ts';
import { refuseOwn } from '../../access/own-matter.ts';
import { refuseProblems } from '../../refuse-problems.ts';
import type { Change } from '../../resource/journal.ts';
import { resourceOf } from '../../resource/registry.ts';
import { bindings } from '../../resource/sql.ts';
import { readImages, updateImages } from '../../resource/store.ts';
import type { AlertKind } from './alert-kinds.ts';

export type Handling = { readonly ids: readonly string[]; readonly status: 'OPEN' | 'ACKNOWLEDGED' | 'CLOSED'; readonly remark?: string | null };

const MOST = 500;

/** Those of the ids that the caller may look after; refuses all where one is out of reach. */
const reached = async (tx: Transaction, { type, table, form }: AlertKind, grant: Grant, ids: readonly string[]): Promise<void> => {
  const to = bindings(tx.orgCode);
  const known = ids.every((id) => /^\d{1,18}$/.test(id));
  const scope = rowScope(resourceOf(type), { ...grant, changes: true }, grant.session, 'a', (value) => to.bind(value));
  const rows = known ? await tx.query<{ employeeId: string }>(`select a.employee_id::text as "employeeId" from ${table} a where a.org_code = $1 and a.id = any(${to.bind(ids)}::bigint[]) and ${scope}`, to.values) : [];
  if (rows.length !== ids.length) throw refuse('NOT_FOUND');
  await refuseOwn(tx, grant, rows.map(({ employeeId }) => employeeId), { form, right: 'update', field: 'ids', message: 'wordAlerts.own' });
};

/**
 * Notes who looks after the alerts, closes them with a remark, or opens them again; what is so already is left alone, and a closed one is not looked after before it is opened again. Whoever an alert is about hears the first time that somebody else looked at it.
 * Nobody handles alerts about themselves, where somebody else could.
 */
export const handleAlerts = async (tx: Transaction, kind: AlertKind, grant: Grant, { ids: asked, status, remark: given }: Handling): Promise<{ readonly changes: readonly Change[]; readonly alerts: number }> => {
  const ids = [...new Set(asked)];
  const remark = given?.trim() || null;
  refuseProblems(grant, [
    ...(ids.length === 0 || ids.length > MOST ? [{ field: 'ids', ...finding('rule.nothingChosen') }] : []),
    ...(status === 'CLOSED' && remark === null ? [{ field: 'remark', ...finding('wordAlerts.needsRemark') }] : []),
    ...(remark !== null && remark.length > 1000 ? [{ field: 'remark', ...finding('rule.maxLength', { smart_count: 1000, length: remark.length }) }] : []),
  ]);
  await reached(tx, kind, grant, ids);
  const resource = resourceOf(kind.type);
  const befores = [...(await readImages(tx, resource, ids, true)).values()].filter((image) => image['status'] !== status && !(status === 'ACKNOWLEDGED' && image['status'] === 'CLOSED'));
  const handled = status === 'OPEN' ? { handledBy: null, handledAt: null } : { handledBy: grant.session.name, handledAt: new Date().toISOString() };
  const afters = await updateImages(tx, resource, befores.map((before) => ({ ...before, ...handled, status, remark: remark ?? before['remark'] })), grant.session.name);
  const seen = befores.filter((before) => before['handledBy'] === null && status !== 'OPEN').map((before) => before['employeeId']);
  await notify(tx, { to: await accountsOf(tx, ...new Set(seen)), kind: 'ownAlertHandled', words: { by: grant.session.name }, path: OWN_ACTIVITY });
  return { changes: afters.map((after, at): Change => ({ entity: kind.type, id: after.id, kind: 'UPDATE', before: befores[at]!, after })), alerts: afters.length };
};
