import { isUnderWay } from '../../domain/documents/standing.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { documentWithin } from '../documents/document.ts';
import { remind } from '../documents/remind.ts';
import { refuse } from '../refuse.ts';
import { inChangeSet } from '../resource/in-change-set.ts';

const HOUR = 3_600_000;

/** Asks whoever is to sign next once more; not twice within an hour. */
export const remindSignatory = (args: { readonly documentId: number }, context: Context, grant: Grant) =>
  inChangeSet('remindSignatory', args, context, grant, null, async (tx) => {
    const document = await documentWithin(tx, grant, args.documentId, true);
    if (!isUnderWay(document)) throw refuse('DOCUMENT_CLOSED');
    const last = Math.max(...[document.waitsSince, document.remindedOn].map((at) => (at === null ? 0 : Date.parse(at))));
    if (last > Date.now() - HOUR) throw refuse('DOCUMENT_REMINDED', { words: { name: document.waitsFor ?? '' } });
    const changes = await remind(tx, document, grant.session.name);
    if (changes.length === 0) throw refuse('DOCUMENT_CLOSED');
    return { changes, answer: { documentId: args.documentId } };
  });
