import { finding, type Problem } from '../../domain/problem.ts';
import { dropNotices } from '../notifications/drop-notices.ts';
import type { Hooks, Values } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';
import { deleteOld } from '../resource/new-records.ts';
import { refuseFields } from '../resource/refuse-fields.ts';
import { resourceOf } from '../resource/registry.ts';
import { readImages } from '../resource/store.ts';
import { isPlanAct } from './planning/plan-acting.ts';
import { settleDay } from './planning/plan-day.ts';
import { refuseUndecidedPlan } from './planning/plan-deciders.ts';

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
const differs = (values: Values, before: Image | null, key: string): boolean => Object.hasOwn(values, key) && text(values[key]) !== text(before?.[key]);

/** Steps are taken by acts alone, so that no form, import or bulk edit passes over approval. */
const stepProblems = (values: Values, before: Image | null): Problem[] => {
  const jumps = before === null ? (values['status'] ?? 'DRAFT') !== 'DRAFT' : differs(values, before, 'status');
  return [...(jumps ? ['status'] : []), ...['requestedById', 'requestedBy', 'comment'].filter((key) => differs(values, before, key))].map((field) => ({ field, ...finding('headcountPlan.statusByAct') }));
};

/** What waits or was approved stays as somebody else saw it. */
const frozenProblems = (values: Values, before: Image | null): Problem[] =>
  before === null || before['status'] === 'DRAFT' ? [] : ['name', 'fiscalYear', 'effectiveFrom', 'note'].filter((key) => differs(values, before, key)).map((field) => ({ field, ...finding('headcountPlan.notDraft') }));

/** A plan is drafted, approved by a second person, and holds from its day on. Its positions go with it. */
export const hooks: Hooks = {
  beforeSave: async (tx, caller, values, before) => {
    // Undoing decides nothing that the person may not decide.
    if (caller.source === 'UNDO') {
      if (before !== null && differs(values, before, 'status') && [before['status'], values['status']].includes('APPROVED')) await refuseUndecidedPlan(tx, caller.session, { ...before, ...values, id: before.id } as Image);
      return;
    }
    if (isPlanAct(tx)) return;
    refuseFields(caller, [...stepProblems(values, before), ...frozenProblems(values, before), ...(await settleDay(tx, caller, values, before))]);
  },
  beforeDelete: async (tx, caller, images) => {
    if (images.some(({ status }) => status !== 'DRAFT')) refuseFields(caller, [{ field: 'status', ...finding('headcountPlan.notDraft') }]);
    await dropNotices(tx, images.map(({ id }) => ({ entity: 'HeadcountPlan', id })));
  },
  alongDelete: async (tx, _caller, images) => {
    const rows = await tx.query<{ id: string }>('select id::text as id from plan_seat where org_code = $1 and plan_id = any($2::bigint[]) order by id', [tx.orgCode, images.map(({ id }) => id)]);
    return deleteOld(tx, 'PlanSeat', [...(await readImages(tx, resourceOf('PlanSeat'), rows.map(({ id }) => id))).values()]);
  },
};
