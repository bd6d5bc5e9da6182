import type { Transaction } from '../../db/org.ts';
import { refuse } from '../../refuse.ts';
import type { Caller } from '../../resource/caller.ts';
import { refuseFields } from '../../resource/refuse-fields.ts';
import { resourceOf } from '../../resource/registry.ts';
import { beyondReach } from '../../resource/within-reach.ts';
import { againstPost, POST_TAKEN } from '../pipeline/post-taken.ts';

export type Post = { readonly id: string; readonly title: string };

/** Posts that the person may bring candidates to, in the order of the ids: within reach, and still to be filled. */
export const postsToFill = async (tx: Transaction, caller: Caller, ids: readonly string[], field: string): Promise<readonly Post[]> => {
  const found = await tx.query<Post & { readonly isTemplate: boolean; readonly isOver: boolean }>(
    `select id::text as id, ${POST_TAKEN} from job_post where org_code = $1 and id = any($2::bigint[])`,
    [tx.orgCode, ids],
  );
  const posts = new Map(found.map((post) => [post.id, post]));
  if (ids.some((id) => !posts.has(id)) || (await beyondReach(tx, resourceOf('JobPost'), ids, caller)).size > 0) throw refuse('NOT_FOUND');
  refuseFields(caller, found.flatMap((post) => againstPost(field, post) ?? []));
  return ids.map((id) => posts.get(id)!);
};
