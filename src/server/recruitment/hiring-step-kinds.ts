import type { HiringStageKind } from '../../../generated/recruitment/operations.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';

const KINDS = `select s.id::text as "statusId", g.kind from candidate_status s join hiring_stage g on g.org_code = s.org_code and g.id = s.stage_id where s.org_code = $1 order by s.position, s.id`;

/** Who sees candidates and not the flow tells by it what is a step on the way and what ends it. */
export const hiringStepKinds = async (_args: unknown, { db }: Context, { session }: Grant) => ({
  errorCode: '',
  message: '',
  steps: await withOrg(db, session.orgCode, (tx) => tx.query<{ readonly statusId: string; readonly kind: HiringStageKind }>(KINDS, [tx.orgCode])),
});
