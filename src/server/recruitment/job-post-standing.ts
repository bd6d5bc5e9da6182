import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { resourceOf } from '../resource/registry.ts';
import { readImages } from '../resource/store.ts';
import { beyondReach } from '../resource/within-reach.ts';
import { reachOf } from '../access/authorise.ts';
import { fixedStep } from './approval/fixed-step.ts';
import { figuresOf } from './posts/figures.ts';
import { readPost } from './posts/read-post.ts';

type Arguments = { readonly jobPostId: string };

/** What a post came to: who applied, how many places are filled, and whether this person decides about it. */
export const jobPostStanding = async ({ jobPostId }: Arguments, context: Context, grant: Grant) => {
  const { session } = grant;
  await readPost(context, grant, jobPostId, { id: true });
  return withOrg(context.db, session.orgCode, async (tx) => {
    const resource = resourceOf('JobPost');
    const post = (await readImages(tx, resource, [jobPostId], false)).get(jobPostId)!;
    const figures = (await figuresOf(tx, [jobPostId])).get(jobPostId);
    const reach = reachOf(session, 'JOB_POSTS', 'OPTIONAL_CHOICE');
    const isWithin = reach !== null && (await beyondReach(tx, resource, [jobPostId], { db: context.db, session, reach: { ...reach, forms: ['JOB_POSTS'] }, form: 'JOB_POSTS', reason: null })).size === 0;
    const against = isWithin ? await fixedStep.against(tx, session, post) : '_DB0100';
    return {
      errorCode: '',
      message: '',
      applicants: figures?.applicants ?? 0,
      filled: figures?.filled ?? 0,
      remaining: figures?.remaining ?? 0,
      mayDecide: against === null,
      isOwnRequest: against === 'OWN_REQUEST',
      requestedBy: post['requestedBy'] ?? null,
      requestedAt: post['requestedAt'] ?? null,
      note: post['approvalNote'] ?? null,
    };
  });
};
