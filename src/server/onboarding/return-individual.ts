import { finding } from '../../domain/problem.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { inChangeSet } from '../resource/in-change-set.ts';
import { refuseFields } from '../resource/refuse-fields.ts';
import { mailLink, newLink, refuseWithoutMail } from './individuals/invitation.ts';
import { reachedIndividuals, rewriteIndividuals, told } from './individuals/reached.ts';

type Arguments = { readonly individualId: number; readonly comment: string };

const LONGEST = 1000;

/** Asks the person to mend something: the mail says what, and brings a new link. */
export const returnIndividual = (args: Arguments, context: Context, grant: Grant) =>
  inChangeSet('returnIndividual', args, context, grant, null, async (tx) => {
    const comment = args.comment.trim().slice(0, LONGEST);
    refuseFields(grant, comment === '' ? [{ field: 'comment', ...finding('onboarding.saysWhat') }] : []);
    const people = await reachedIndividuals(tx, [args.individualId], ['SUBMITTED', 'RETURNED'], grant, context);
    refuseWithoutMail(people);
    const link = newLink(tx.orgCode);
    const changes = await rewriteIndividuals(tx, people, () => ({ status: 'RETURNED', comment, tokenHash: link.tokenHash, invitedOn: new Date().toISOString() }), grant.session.name);
    for (const person of people) await mailLink(tx, person.id, person, link, comment);
    return { changes, answer: told(changes) };
  });
