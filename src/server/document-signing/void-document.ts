import { isUnderWay } from '../../domain/documents/standing.ts';
import { finding } from '../../domain/problem.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { documentWithin } from '../documents/document.ts';
import { endDocument } from '../documents/end-document.ts';
import { refuse } from '../refuse.ts';
import { refuseProblems } from '../refuse-problems.ts';
import { inChangeSet } from '../resource/in-change-set.ts';

const MOST = 1000;

/** Ends the signing for good, with a reason that those who were asked read. */
export const voidDocument = (args: { readonly documentId: number; readonly reason: string }, context: Context, grant: Grant) =>
  inChangeSet('voidDocument', args, context, grant, args.reason.trim().slice(0, MOST), async (tx) => {
    const reason = args.reason.trim();
    refuseProblems(grant, reason === '' ? [{ field: 'reason', ...finding('rule.requiredPlain') }] : reason.length > MOST ? [{ field: 'reason', ...finding('rule.maxLength', { smart_count: MOST, length: reason.length }) }] : []);
    const document = await documentWithin(tx, grant, args.documentId, true);
    if (!isUnderWay(document)) throw refuse('DOCUMENT_CLOSED');
    return { changes: await endDocument(tx, document, reason, grant.session.name), answer: { documentId: args.documentId } };
  });
