import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { inChangeSet } from '../resource/in-change-set.ts';
import { reachedIndividuals, rewriteIndividuals, told } from './individuals/reached.ts';

type Arguments = { readonly individualId: readonly number[]; readonly comment?: string | null };

/** Gives the onboarding up: links close, and mails that wait are not sent. */
export const cancelOnboarding = (args: Arguments, context: Context, grant: Grant) =>
  inChangeSet('cancelOnboarding', args, context, grant, null, async (tx) => {
    const people = await reachedIndividuals(tx, args.individualId, ['DRAFT', 'INVITED', 'STARTED', 'SUBMITTED', 'RETURNED'], grant, context);
    const comment = args.comment?.trim().slice(0, 1000) || null;
    const changes = await rewriteIndividuals(tx, people, () => ({ status: 'CANCELLED', comment }), grant.session.name);
    await tx.query(`delete from outbox_message where org_code = $1 and about = any($2) and status = 'QUEUED'`, [tx.orgCode, people.map(({ id }) => `onboardingIndividual ${id}`)]);
    return { changes, answer: told(changes) };
  });
