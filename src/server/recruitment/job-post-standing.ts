import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { resourceOf } from '../resource/registry.ts';
import { readImages } from '../resource/store.ts';
import { beyondReach } from '../resource/within-reach.ts';
import { reachOf } from '../access/authorise.ts';
import { countAhead } from './interviews/call-off.ts';
import { fixedStep } from './approval/fixed-step.ts';
import { figuresOf } from './posts/figures.ts';
import { readPost } from './posts/read-post.ts';

type Arguments = { readonly jobPostId: string };

/** What a post came to: who applied, how many places are filled, both of the candidates whom this person sees, and whether this person decides about it. What was said when its approval was asked for is for those who may change it or decide. */
export const jobPostStanding = async ({ jobPostId }: Arguments, context: Context, grant: Grant) => {
  const { session } = grant;
  await readPost(context, grant, jobPostId, { id: true });
  return withOrg(context.db, session.orgCode, async (tx) => {
    const resource = resourceOf('JobPost');
    const post = (await readImages(tx, resource, [jobPostId], false)).get(jobPostId)!;
    const figures = (await figuresOf(tx, session, [jobPostId])).get(jobPostId);
    const may = async (action: 'OPTIONAL_CHOICE' | 'UPDATE'): Promise<boolean> => {
      const reach = reachOf(session, 'JOB_POSTS', action);
      return reach !== null && (await beyondReach(tx, resource, [jobPostId], { db: context.db, session, reach: { ...reach, forms: ['JOB_POSTS'] }, form: 'JOB_POSTS', reason: null })).size === 0;
    };
    const decides = await may('OPTIONAL_CHOICE');
    const mayRevise = await may('UPDATE');
    const isTold = decides || mayRevise;
    const against = decides ? await fixedStep.against(tx, session, post) : '_DB0100';
    return {
      errorCode: '',
      message: '',
      applicants: figures?.applicants ?? null,
      filled: figures?.filled ?? null,
      remaining: figures?.remaining ?? null,
      interviewsAhead: (await countAhead(tx, { candidates: null, jobPostId, session })).rounds,
      mayDecide: against === null,
      mayRevise,
      isOwnRequest: against === 'OWN_REQUEST',
      requestedBy: isTold ? (post['requestedBy'] ?? null) : null,
      requestedAt: isTold ? (post['requestedAt'] ?? null) : null,
      note: isTold ? (post['approvalNote'] ?? null) : null,
    };
  });
};
