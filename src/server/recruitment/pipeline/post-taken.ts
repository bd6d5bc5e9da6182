import { finding, type Problem } from '../../../domain/problem.ts';
import type { Transaction } from '../../db/org.ts';
import { perTransaction } from './per-transaction.ts';

type Post = { readonly title: string; readonly isTemplate: boolean; readonly isOver: boolean };

/** What stands against bringing candidates to a post; null for nothing. */
export const againstPost = (field: string, { title, isTemplate, isOver }: Post): Problem | null =>
  isTemplate ? { field, ...finding('candidate.postTemplate', { jobPost: title }) } : isOver ? { field, ...finding('candidate.postClosed', { jobPost: title }) } : null;

export const POST_TAKEN = `title, is_template as "isTemplate", status in ('CLOSED', 'REJECTED') as "isOver"`;

/** Read once, however many candidates come to it. */
const seen = perTransaction(async () => new Map<string, Promise<Post[]>>());

const read = async (tx: Transaction, id: string): Promise<readonly Post[]> => {
  const posts = await seen(tx);
  const found = posts.get(id) ?? tx.query<Post>(`select ${POST_TAKEN} from job_post where org_code = $1 and id = $2::bigint`, [tx.orgCode, id]);
  posts.set(id, found);
  return found;
};

/** A candidate comes to a post that is still to be filled. `isPast`: what is told happened elsewhere before, also for posts that are over. */
export const postProblems = async (tx: Transaction, id: unknown, isPast: boolean): Promise<Problem[]> => {
  if (id === null || id === undefined) return [];
  const [post] = await read(tx, String(id));
  const against = post ? againstPost('jobPostId', { ...post, isOver: post.isOver && !isPast }) : null;
  return against ? [against] : [];
};
