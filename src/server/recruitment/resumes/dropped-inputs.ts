import type { Transaction } from '../../db/org.ts';
import { refuse } from '../../refuse.ts';
import type { Values } from '../../resource/hooks.ts';
import type { Session } from '../../session.ts';
import { ownDropped } from './dropped.ts';
import { candidateInput } from './inputs.ts';

/** What the person saw of a dropped resume and changed. */
export type DroppedLine = { readonly id: string; readonly firstName: string; readonly lastName: string; readonly email?: string | null; readonly phone?: string | null; readonly jobPostId?: string | null };

const MOST = 200;

/** Resumes that the person dropped as the inputs of candidates: what they saw and changed, and the rest as it was read. Refuses where one is not theirs, or not read. */
export const droppedInputs = async (tx: Transaction, { userId }: Pick<Session, 'userId'>, lines: readonly DroppedLine[]): Promise<readonly Values[]> => {
  if (lines.length > MOST) throw refuse('LIMIT_EXCEEDED', { words: { limit: MOST } });
  const dropped = new Map((await ownDropped(tx, userId, lines.map(({ id }) => id))).map((one) => [one.id, one]));
  return lines.map(({ id, firstName, lastName, email, phone, jobPostId }) => {
    const { fields, file_key } = dropped.get(id) ?? {};
    if (!fields) throw refuse('NOT_FOUND');
    return { ...candidateInput(fields.fields), firstName, lastName, email: email || null, phone: phone || null, jobPostId: jobPostId ?? null, resume: file_key };
  });
};
