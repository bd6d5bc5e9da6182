import { finding } from '../../domain/problem.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { refuseFields } from '../resource/refuse-fields.ts';
import { readSetting } from '../resource/read-setting.ts';
import { addApplications } from './acts/add-applications.ts';
import { actOnCandidates } from './acts/candidate-act.ts';
import { postsToFill } from './acts/post-to-fill.ts';
import { firstStatus } from './pipeline/statuses.ts';

type Arguments = { readonly candidateId: number; readonly jobPostIds: readonly number[] };

/** Document 1 §7: one candidate, several posts. */
export const applyCandidateMultipleJobs = (args: Arguments, context: Context, grant: Grant) =>
  actOnCandidates({ context, grant, args, operation: 'applyCandidateMultipleJobs' }, {
    from: ['ACTIVE'],
    plan: async (tx, caller, [candidate]) => {
      const posts = await postsToFill(tx, caller, [...new Set(args.jobPostIds.map(String))], 'jobPostIds');
      const had = await tx.query<{ jobPostId: string; open: boolean }>('select job_post_id::text as "jobPostId", withdrawn_on is null as open from job_application where org_code = $1 and candidate_id = $2::bigint', [tx.orgCode, candidate!.id]);
      const { enableMultipleApplication: many } = await readSetting<{ readonly enableMultipleApplication: boolean }>(tx, 'RecruitmentGeneralSetting');
      const twice = posts.filter(({ id }) => had.some(({ jobPostId }) => jobPostId === id));
      refuseFields(caller, [
        ...twice.map(({ title }) => ({ field: 'jobPostIds', ...finding('candidate.appliedAlready', { jobPost: title }) })),
        ...(!many && posts.length + had.filter(({ open }) => open).length > 1 ? [{ field: 'jobPostIds', ...finding('candidate.oneApplication') }] : []),
      ]);
      const statusId = (await firstStatus(tx)).id;
      const [first, ...others] = candidate!['jobPostId'] == null ? posts : [undefined, ...posts];
      return {
        input: () => (first === undefined ? null : { jobPostId: first.id, statusId }),
        also: ([now]) => addApplications(tx, caller, now!, others.flatMap((post) => (post ? [post.id] : [])), statusId),
      };
    },
  });
