import { finding } from '../../domain/problem.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { refuseFields, refuseNone } from '../resource/refuse-fields.ts';
import type { Change } from '../resource/journal.ts';
import { addApplications } from './acts/add-applications.ts';
import { actOnCandidates } from './acts/candidate-act.ts';
import { postsToFill } from './acts/post-to-fill.ts';
import { reopenApplications } from './acts/reopen-applications.ts';
import { isOneAtATime } from './pipeline/moved-away.ts';
import { RUNNING, STANDS, WITH_STAGE_AND_POST } from './pipeline/running.ts';
import { firstStatus } from './pipeline/statuses.ts';

type Arguments = { readonly candidateId: number; readonly jobPostIds: readonly number[]; readonly mails?: boolean | null };

/** Document 1 §7: one candidate, several posts. An application that was taken back, or from which they were moved, counts again. */
export const applyCandidateMultipleJobs = async (args: Arguments, context: Context, grant: Grant) => {
  refuseNone(grant, 'jobPostIds', args.jobPostIds, 'rule.nothingChosen');
  return actOnCandidates({ context, grant, args, operation: 'applyCandidateMultipleJobs' }, {
    from: ['ACTIVE'],
    plan: async (tx, caller, [candidate]) => {
      const posts = await postsToFill(tx, caller, [...new Set(args.jobPostIds.map(String))], 'jobPostIds');
      const had = await tx.query<{ jobPostId: string; open: boolean; runs: boolean }>(`select a.job_post_id::text as "jobPostId", ${STANDS} as open, ${RUNNING} as runs from job_application a ${WITH_STAGE_AND_POST} where a.org_code = $1 and a.candidate_id = $2::bigint`, [tx.orgCode, candidate!.id]);
      const twice = posts.filter(({ id }) => had.some(({ jobPostId, open }) => open && jobPostId === id));
      const isTakenBack = (id: string): boolean => had.some(({ jobPostId, open }) => !open && jobPostId === id);
      refuseFields(caller, [
        ...twice.map(({ title }) => ({ field: 'jobPostIds', ...finding('candidate.appliedAlready', { jobPost: title }) })),
        ...(posts.length + had.filter(({ runs }) => runs).length > 1 && (await isOneAtATime(tx)) ? [{ field: 'jobPostIds', ...finding('candidate.oneApplication') }] : []),
      ]);
      const statusId = (await firstStatus(tx)).id;
      const first = candidate!['jobPostId'] == null ? posts[0] : undefined;
      const others = posts.filter((post) => post !== first).map(({ id }) => id);
      return {
        input: () => (first === undefined ? null : { jobPostId: first.id, statusId }),
        also: async ([now]) => {
          const changes: Change[] = [];
          for (const id of others.filter(isTakenBack)) changes.push(...(await reopenApplications(tx, [now!.id], id, caller.session.name)));
          return [...changes, ...(await addApplications(tx, caller, now!, others.filter((id) => !isTakenBack(id)), statusId))];
        },
      };
    },
  });
};
