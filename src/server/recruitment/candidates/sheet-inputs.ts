import { finding } from '../../../domain/problem.ts';
import type { Transaction } from '../../db/org.ts';
import { sayProblems } from '../../messages.ts';
import type { FieldProblem } from '../../refuse.ts';
import type { Caller } from '../../resource/caller.ts';
import type { Values } from '../../resource/hooks.ts';
import { resourceOf } from '../../resource/registry.ts';
import { beyondReach } from '../../resource/within-reach.ts';

export type SheetRow = Readonly<Record<'firstName' | 'lastName' | 'dateOfBirth' | 'mobileNumberWithCountryCode' | 'personalEmail' | 'jobTitle', string | null | undefined>>;
type Post = { readonly id: string; readonly title: string; readonly code: string };

const folded = (text: string): string => text.trim().toLowerCase();

/** Posts within reach that are still to be filled. */
const postsOf = async (tx: Transaction, caller: Caller, titles: readonly string[]): Promise<readonly Post[]> => {
  if (titles.length === 0) return [];
  const posts = await tx.query<Post>(
    `select id::text as id, title, code from job_post where org_code = $1 and status not in ('CLOSED', 'REJECTED') and not is_template and (lower(title) = any($2) or lower(code) = any($2))`,
    [tx.orgCode, titles],
  );
  const beyond = await beyondReach(tx, resourceOf('JobPost'), posts.map(({ id }) => id), { ...caller, reach: { scope: caller.reach.scope } });
  return posts.filter(({ id }) => !beyond.has(id));
};

/** The lines as inputs of the entity, and what is wrong with the titles of posts, by line from 1. */
export const sheetInputs = async (tx: Transaction, caller: Caller, lines: readonly SheetRow[]): Promise<{ inputs: readonly Values[]; problems: readonly FieldProblem[] }> => {
  const titles = [...new Set(lines.flatMap(({ jobTitle }) => (jobTitle?.trim() ? [folded(jobTitle)] : [])))];
  const posts = await postsOf(tx, caller, titles);
  const problems: FieldProblem[] = [];
  const inputs = lines.map(({ firstName, lastName, dateOfBirth, mobileNumberWithCountryCode, personalEmail, jobTitle }, at): Values => {
    const wanted = jobTitle?.trim() ? folded(jobTitle) : null;
    const found = wanted === null ? [] : posts.filter(({ title, code }) => folded(code) === wanted || folded(title) === wanted);
    if (wanted !== null && found.length !== 1)
      problems.push(...sayProblems(caller.session.language, [{ field: 'jobTitle', ...finding(found.length === 0 ? 'candidate.noSuchPost' : 'candidate.severalPosts', { jobPost: jobTitle!.trim().slice(0, 160) }) }]).map((problem) => ({ ...problem, row: String(at + 1) })));
    return { firstName, lastName, email: personalEmail ?? null, phone: mobileNumberWithCountryCode ?? null, jobPostId: found[0]?.id ?? null, ...(dateOfBirth == null ? {} : { dateOfBirth }) };
  });
  return { inputs, problems };
};
