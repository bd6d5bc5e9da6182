import { holds } from '../../access/holds.ts';

/** A condition on an account `u`: it may read offers, with what candidates write with their answers. $1 is the organisation. */
export const READS_OFFERS = holds('u', `'CANDIDATE_SALARY'`, 'g."view"');
