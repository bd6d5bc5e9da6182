import { finding } from '../../domain/problem.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { answerSignature } from '../documents/answer-signature.ts';
import { unwritable } from '../letters/paper.ts';
import { refuseProblems } from '../refuse-problems.ts';
import { ownSignature } from './own-signature.ts';

const MOST = 200;

/** The session is the proof that it is the caller's. */
export const signDocument = async ({ signatureId, name }: { readonly signatureId: number; readonly name: string }, context: Context, { session }: Grant) => {
  const asked = await withOrg(context.db, session.orgCode, (tx) => ownSignature(tx, session, signatureId));
  const signed = name.trim().slice(0, MOST).toWellFormed();
  const strange = await unwritable(signed);
  refuseProblems({ session }, signed === '' ? [{ field: 'name', ...finding('documents.nameMissing') }] : strange.length > 0 ? [{ field: 'name', ...finding('documents.unwritable', { signs: strange.slice(0, 10).join(' ') }) }] : []);
  await answerSignature(context, session.orgCode, asked, { kind: 'SIGNED', name: signed }, { userId: session.userId, by: session.name, from: context.address });
  return { errorCode: '', message: '', validationError: null, signatureId };
};
