import { finding } from '../../domain/problem.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { answerSignature } from '../documents/answer-signature.ts';
import { refuseProblems } from '../refuse-problems.ts';
import { ownSignature } from './own-signature.ts';

const MOST = 1000;

/** Why is told to whoever made the document and to those who have signed. */
export const declineDocument = async (args: { readonly signatureId: number; readonly reason: string }, context: Context, { session }: Grant) => {
  const { signatureId } = args;
  const asked = await withOrg(context.db, session.orgCode, (tx) => ownSignature(tx, session, signatureId));
  const reason = args.reason.trim().slice(0, MOST).toWellFormed();
  refuseProblems({ session }, reason === '' ? [{ field: 'reason', ...finding('documents.reasonMissing') }] : []);
  await answerSignature(context, session.orgCode, asked, { kind: 'DECLINED', reason }, { userId: session.userId, by: session.name, from: context.address });
  return { errorCode: '', message: '', validationError: null, signatureId };
};
