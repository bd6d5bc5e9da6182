import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../db/org.ts';
import { say } from '../messages.ts';
import { refuse } from '../refuse.ts';
import type { Image } from '../resource/image.ts';
import { actOnCandidates, changeAll } from './acts/candidate-act.ts';
import { refuseMoved } from './acts/reached-candidates.ts';
import { callOffDropped, countAhead } from './interviews/call-off.ts';
import { statusOf } from './pipeline/statuses.ts';

type Arguments = {
  readonly candidateId: readonly number[];
  readonly statusId: number;
  readonly jobPostId?: number | null;
  readonly portalAccess?: boolean | null;
  readonly reason?: string | null;
  readonly fromStatusId?: number | null;
  readonly cancelInterviews?: boolean | null;
  readonly mails?: boolean | null;
};

type Standing = { readonly candidateId: string; readonly name: string; readonly by: string };

type Application = { readonly id: string; readonly candidateId: string; readonly statusId: string };

/** The names of these statuses of candidates, and who brought them there for the post, which is the one that counts now where none is named. */
const standsOf = async (tx: Transaction, statuses: ReadonlyMap<string, string>, jobPostId: number | null): Promise<ReadonlyMap<string, Standing>> => {
  const rows = await tx.query<Standing>(
    `select c.id::text as "candidateId", s.name, coalesce((select m.moved_by from stage_move m where m.org_code = c.org_code and m.candidate_id = c.id and m.to_status_id = s.id and m.job_post_id is not distinct from coalesce($4::bigint, c.job_post_id)
       order by m.moved_at desc, m.id desc limit 1), c.updated_by) as by
     from unnest($2::bigint[], $3::bigint[]) as a(candidate, status) join candidate c on c.org_code = $1 and c.id = a.candidate join candidate_status s on s.org_code = $1 and s.id = a.status`,
    [tx.orgCode, [...statuses.keys()], [...statuses.values()], jobPostId],
  );
  return new Map(rows.map((row) => [row.candidateId, row]));
};

/** The applications to another post than the one that counts now. */
const applicationsTo = async (tx: Transaction, candidates: readonly Image[], jobPostId: number): Promise<readonly Application[]> =>
  tx.query('select id::text as id, candidate_id::text as "candidateId", status_id::text as "statusId" from job_application where org_code = $1 and job_post_id = $3::bigint and candidate_id = any($2::bigint[])', [tx.orgCode, candidates.map(({ id }) => id), jobPostId]);

/** Document 1 §4: a status for a list of candidates; it can set portal access. */
export const updateCandidateStatus = (args: Arguments, context: Context, grant: Grant) =>
  actOnCandidates({ context, grant, args, operation: 'updateCandidateStatus' }, {
    from: ['ACTIVE'],
    plan: async (tx, caller, candidates) => {
      let ahead = 0;
      const { statusId, jobPostId = null, portalAccess = null, fromStatusId = null } = args;
      const counts = (candidate: Image): boolean => jobPostId === null || String(candidate['jobPostId']) === String(jobPostId);
      const others = candidates.filter((candidate) => !counts(candidate));
      const applications = others.length === 0 ? [] : await applicationsTo(tx, others, jobPostId!);
      if (applications.length < others.length) throw refuse('NOT_FOUND');
      if (fromStatusId !== null && (await statusOf(tx, fromStatusId)) === undefined) throw refuse('NOT_FOUND');
      const now = new Map([...candidates.map((candidate) => [candidate.id, String(candidate['statusId'])] as const), ...applications.map((one) => [one.candidateId, one.statusId] as const)]);
      const moved = fromStatusId === null ? [] : candidates.filter(({ id }) => ![fromStatusId, statusId].map(String).includes(now.get(id)!));
      const stands = moved.length === 0 ? new Map<string, Standing>() : await standsOf(tx, new Map(moved.map(({ id }) => [id, now.get(id)!])), jobPostId);
      refuseMoved(caller.session, moved, ({ id }) => stands.get(id)?.name ?? '', ({ id }) => stands.get(id)?.by ?? '');
      return {
        input: (candidate) => {
          const values = { ...(counts(candidate) ? { statusId: String(statusId) } : {}), ...(portalAccess === null ? {} : { portalAccess }) };
          return Object.keys(values).length === 0 ? null : values;
        },
        also: async (changed) => {
          const moved = applications.length === 0 ? [] : await changeAll(tx, 'JobApplication', applications.map(({ id }) => ({ id, version: null, input: { statusId: String(statusId) } })), caller);
          const ids = changed.map(({ id }) => id);
          const ofPost = jobPostId === null ? true : String(jobPostId);
          if (args.cancelInterviews === true) return [...moved, ...(await callOffDropped(tx, caller.session, ids, ofPost))];
          if ((await statusOf(tx, statusId))?.kind === 'REJECTED') ({ rounds: ahead } = await countAhead(tx, { candidates: ids, jobPostId: ofPost, session: caller.session }));
          return moved;
        },
        message: () => (ahead === 0 ? '' : say(caller.session.language, 'candidate.interviewsStillAhead', { smart_count: ahead })),
      };
    },
  });
