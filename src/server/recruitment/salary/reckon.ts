import type { Transaction } from '../../db/org.ts';
import type { Told } from '../../refuse-problems.ts';
import { reckonSalary as reckon, type AskedSalary, type Reckoned } from '../../salaries/reckon.ts';
import { factsOfPost } from './facts-of-post.ts';

/** What a candidate's salary comes to, by the post that they are considered for. */
export const reckonSalary = (tx: Transaction, caller: Told, asked: AskedSalary & { readonly candidateId: string }): Promise<Reckoned> =>
  reckon(tx, caller, asked, (day) => factsOfPost(tx, asked.candidateId, day));
