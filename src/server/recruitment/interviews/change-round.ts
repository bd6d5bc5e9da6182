/** Changing one round: what is read, written and answered is the same for every way. */
import type { Transaction } from '../../db/org.ts';
import { refuse } from '../../refuse.ts';
import type { Image } from '../../resource/image.ts';
import type { Change } from '../../resource/journal.ts';
import { resourceOf } from '../../resource/registry.ts';
import { readImages, updateImages } from '../../resource/store.ts';
import type { Session } from '../../session.ts';
import { requireManaged } from './manages.ts';

type Named = { readonly roundId: string | number; readonly candidateId?: number | null; readonly interviewId?: number | null };

/** The round, locked. Refuses NOT_FOUND where it is not there, not of that candidate and interview, or not the person's to arrange. */
export const managedRound = async (tx: Transaction, session: Session, { roundId, candidateId, interviewId }: Named): Promise<Image> => {
  const id = String(roundId);
  const round = /^\d{1,18}$/.test(id) ? (await readImages(tx, resourceOf('ScheduledRound'), [id])).get(id) : undefined;
  if (!round || (candidateId != null && String(round['candidateId']) !== String(candidateId)) || (interviewId != null && String(round['interviewId']) !== String(interviewId))) throw refuse('NOT_FOUND');
  await requireManaged(tx, session, [String(round['candidateId'])]);
  return round;
};

/** Writes the round as it shall be. */
export const rewriteRound = async (tx: Transaction, before: Image, values: Readonly<Record<string, unknown>>, by: string): Promise<Change & { readonly after: Image }> => {
  const [after] = await updateImages(tx, resourceOf('ScheduledRound'), [{ ...before, ...values }], by);
  if (!after) throw refuse('NOT_FOUND');
  return { entity: 'ScheduledRound', id: before.id, kind: 'UPDATE', before, after };
};
