import { finding } from '../../domain/problem.ts';
import { areAdjustments } from '../../domain/settlement/adjustment.ts';
import type { Transaction } from '../db/org.ts';
import { holdRequests } from '../people/hold-requests.ts';
import { refuseOwn } from '../settlement/lock.ts';
import { writeReckoned } from '../settlement/write.ts';
import { refuseFields } from '../resource/refuse-fields.ts';
import type { Caller } from '../resource/caller.ts';
import type { Hooks, Values } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';

const BY_ACTS = ['status', 'submittedBy', 'submittedById', 'returnReason', 'finalizedAt', 'finalizedBy', 'paidOn', 'paidReference', 'exitId', 'name'] as const;

const RECKONED_BY = ['notice', 'gratuityAtOnce', 'adjustments'] as const;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** People write what is reckoned by, and the note; all else follows from the acts, of which an undo takes adjustments back. */
const refuseMore = (caller: Caller, values: Values, before: Image): void => {
  const keys = caller.source === 'UNDO' ? BY_ACTS : [...BY_ACTS, 'adjustments'];
  const moved = keys.filter((key) => key in values && !same(values[key], before[key]));
  refuseFields(caller, moved.length > 0 ? [{ field: 'status', ...finding('settlement.byActs') }] : []);
  const isOther = RECKONED_BY.some((key) => key in values && !same(values[key], before[key]));
  refuseFields(caller, isOther && before['status'] !== 'DRAFT' ? [{ field: 'status', ...finding('settlement.notDraft') }] : []);
};

/** The last exit of somebody that is approved and has no settlement; that which is named, where it is one of them. */
const exitOf = async (tx: Transaction, employeeId: unknown, named: unknown): Promise<{ exitId: string; name: string } | undefined> =>
  (
    await tx.query<{ exitId: string; name: string }>(
      `select x.id::text as "exitId", e.name from exit x join employee e on e.org_code = x.org_code and e.id = x.employee_id
       where x.org_code = $1 and x.employee_id = $2::bigint and x.status = 'APPROVED' and x.last_working_day >= e.date_of_join and not exists (select from settlement s where s.org_code = $1 and s.exit_id = x.id) order by x.id is not distinct from $3::bigint desc, x.last_working_day desc, x.id desc limit 1`,
      [tx.orgCode, employeeId, named ?? null],
    )
  )[0];

const isSettled = async (tx: Transaction, employeeId: unknown): Promise<boolean> => (await tx.query('select s.id from settlement s where s.org_code = $1 and s.employee_id = $2::bigint limit 1', [tx.orgCode, employeeId])).length > 0;

const refuseFinal = async (_tx: Transaction, caller: Caller, images: readonly Image[]): Promise<void> => {
  for (const { employeeId } of images) refuseOwn(caller.session, employeeId);
  refuseFields(caller, images.some(({ status }) => status !== 'DRAFT') ? [{ field: 'status', ...finding('settlement.notDraft') }] : []);
};

/** A settlement is of the last approved exit of somebody, is reckoned when it is written, and goes on by acts of its own. */
export const hooks: Hooks = {
  beforeSave: async (tx, caller, values, before) => {
    refuseOwn(caller.session, values['employeeId'] ?? before?.['employeeId']);
    if (!areAdjustments(values['adjustments'])) refuseFields(caller, [{ field: 'status', ...finding('settlement.byActs') }]);
    if (before !== null) return refuseMore(caller, values, before);
    if ((values['status'] ?? 'DRAFT') !== 'DRAFT') refuseFields(caller, [{ field: 'status', ...finding('settlement.byActs') }]);
    await holdRequests(tx, String(values['employeeId']));
    const found = await exitOf(tx, values['employeeId'], values['exitId']);
    if (found === undefined) refuseFields(caller, [(await isSettled(tx, values['employeeId'])) ? { field: 'exitId', ...finding('settlement.twice') } : { field: 'employeeId', ...finding('settlement.noExit') }]);
    Object.assign(values, { exitId: found!.exitId, name: found!.name, submittedBy: null, submittedById: null, returnReason: null, finalizedAt: null, finalizedBy: null, paidOn: null, paidReference: null });
  },
  afterSave: async (tx, { session }, after, before) => {
    if (after['status'] === 'DRAFT' && (before === null || RECKONED_BY.some((key) => !same(after[key], before[key])))) await writeReckoned(tx, after.id, session);
  },
  beforeDelete: refuseFinal,
};
