import { finding } from '../../domain/problem.ts';
import type { Hooks } from '../resource/hooks.ts';
import { refuseFields } from '../resource/refuse-fields.ts';
import { lastPlace } from './flow/last-place.ts';
import { isWhole } from './flow/whole-flow.ts';
import { goesBack } from './pipeline/goes-back.ts';

/** A stage out of use takes its statuses along, so not the one with which new candidates begin. */
export const hooks: Hooks = {
  beforeSave: async (tx, caller, values, before) => {
    await lastPlace(tx, 'hiring_stage', values, before);
    if (before === null || values['status'] !== 'INACTIVE' || before['status'] === 'INACTIVE' || isWhole(tx) || goesBack(values)) return;
    const first = await tx.query('select from candidate_status where org_code = $1 and stage_id = $2::bigint and is_default', [tx.orgCode, before.id]);
    refuseFields(caller, first.length > 0 ? [{ field: 'status', ...finding('candidateStatus.firstInUse') }] : []);
  },
};
