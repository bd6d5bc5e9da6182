import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { inChangeSet } from '../resource/in-change-set.ts';
import { mailLink, newLink, refuseWithoutMail } from './individuals/invitation.ts';
import { reachedIndividuals, rewriteIndividuals, told } from './individuals/reached.ts';

type Arguments = { readonly individualId: readonly number[] };

/** A fresh link for each person by mail. Who has begun keeps what was filled in, and where they stand. */
export const inviteIndividuals = (args: Arguments, context: Context, grant: Grant) =>
  inChangeSet('inviteIndividuals', args, context, grant, null, async (tx) => {
    const people = await reachedIndividuals(tx, args.individualId, ['DRAFT', 'INVITED', 'STARTED', 'RETURNED'], grant, context);
    refuseWithoutMail(people);
    const links = new Map(people.map(({ id }) => [id, newLink(tx.orgCode)]));
    const at = new Date().toISOString();
    const changes = await rewriteIndividuals(tx, people, ({ id, status }) => ({ tokenHash: links.get(id)!.tokenHash, invitedOn: at, status: status === 'DRAFT' ? 'INVITED' : status }), grant.session.name);
    for (const person of people) await mailLink(tx, person.id, person, links.get(person.id)!, person['status'] === 'RETURNED' ? (person['comment'] as string | null) : null);
    return { changes, answer: told(changes) };
  });
