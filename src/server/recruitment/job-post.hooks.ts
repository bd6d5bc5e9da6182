import { allocate } from '../db/ids.ts';
import { refuse } from '../refuse.ts';
import type { Hooks } from '../resource/hooks.ts';
import { refuseFields } from '../resource/refuse-fields.ts';
import { fixedStep } from './approval/fixed-step.ts';
import { requisitionProblems } from './planning/requisition-posts.ts';
import { isAct } from './posts/acting.ts';
import { overProblems, placeProblems, recruiterProblems, settleTitle, stepProblems, templateProblems, twiceProblems } from './posts/post-rules.ts';

/** An earlier record is taken back whole; a change names fields alone. */
const goesBack = (values: Readonly<Record<string, unknown>>): boolean => Object.hasOwn(values, 'version');

/** A new post gets the next code, and who adds it works on it. Nothing stands in it twice. Its status changes by the acts, and undoing decides nothing that the person may not decide. */
export const hooks: Hooks = {
  beforeSave: async (tx, caller, values, before) => {
    if (goesBack(values)) {
      const decides = before?.['status'] === 'PENDING_APPROVAL' && ['OPEN', 'REJECTED'].includes(String(values['status']));
      const against = decides ? await fixedStep.against(tx, caller.session, before) : null;
      if (against) throw refuse(against);
      return;
    }
    if (before === null && (values['code'] ?? '') === '') values['code'] = caller.isRehearsal ? 'J-' : `J-${await allocate(tx, 'job post code', 1)}`;
    const { employeeId } = caller.session;
    if (before === null && employeeId !== null && ((values['members'] as readonly unknown[] | null | undefined) ?? []).length === 0) values['members'] = [{ id: String(await allocate(tx, 'job_post_member', 1)), employeeId, role: 'RECRUITER' }];
    refuseFields(caller, [
      ...twiceProblems(values),
      ...recruiterProblems(values, before),
      ...(caller.source === 'IMPORT' || isAct(tx) ? [] : await overProblems(tx, values, before)),
      ...(isAct(tx) ? [] : stepProblems(values, before)),
      ...templateProblems({ ...before, ...values }),
      ...(await settleTitle(tx, values, before)),
      ...(await placeProblems(tx, values, before)),
      ...(isAct(tx) ? [] : await requisitionProblems(tx, values, before)),
    ]);
  },
};
