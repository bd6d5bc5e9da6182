import type { Database } from './connection.ts';
import { asOwner } from './owner.ts';

/**
 * What the index of candidates' texts has put aside for later goes into it: a thousand of them at once fill more than PostgreSQL takes before
 * it sorts it in, within the act that was the last straw. Nothing to do costs one page.
 */
export const settleSearch = (db: Database): Promise<unknown> => asOwner(db, (owner) => owner.query("select gin_clean_pending_list('candidate_search_idx')"));
