import type { Grant } from '../../access/authorise.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../refuse.ts';
import { readCandidates, WHOLE, type Read } from './read-candidates.ts';

/** One candidate, whole, or 'not found'. */
export const ofCandidate = async (context: Pick<Context, 'db'>, grant: Grant, candidateId: number): Promise<Read> => {
  const { read } = await readCandidates(context, grant, { filters: [{ ids: [String(candidateId)] }], limit: 1, fields: WHOLE });
  if (!read[0]) throw refuse('NOT_FOUND');
  return read[0];
};
