import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { say } from '../messages.ts';
import { readPage } from '../resource/read-page.ts';
import { selectionOf } from '../resource/selection.ts';
import { figuresOf, type PostFigures } from './posts/figures.ts';
import { postFilters, type PostFilters } from './posts/filters.ts';

type Arguments = PostFilters & { readonly searchString?: string | null; readonly offset?: number | null; readonly limit?: number | null };
type Line = { readonly id: string; readonly title: string; readonly code: string; readonly vacancies: number; readonly status: string; readonly eventId: number | null; readonly client: { readonly name: string } | null; readonly serviceProvider: { readonly title: string } | null };

const FIELDS = { id: true, title: true, code: true, vacancies: true, status: true, eventId: true, client: selectionOf({ name: true }), serviceProvider: selectionOf({ title: true }) } as const;

const row = (line: Line, figures: PostFigures | undefined) => ({
  Job_Post_Id: Number(line.id),
  Job_Post_Name: line.title,
  Job_Post_Code: line.code,
  Client_Name: line.client?.name ?? null,
  No_Of_Vacancies: line.vacancies,
  Applicants: figures?.applicants ?? null,
  Event_Id: line.eventId,
  Status: say('en', `enum.JobPostStatus.${line.status}`),
  Interview_Status: figures?.interview == null ? null : say('en', `enum.InterviewStatus.${figures.interview}`),
  Service_Provider: line.serviceProvider?.title ?? null,
  Candidate_Count: figures?.candidates ?? null,
});

/** Document 1 §7: job posts by their filters. A choice of posts is not counted. */
export const listJobPost = async (args: Arguments, context: Context, grant: Grant) => {
  const filters = await withOrg(context.db, grant.session.orgCode, (tx) => postFilters(tx, grant.session, args));
  const { total, lines } = await readPage<Line>(context, grant, 'JobPost', FIELDS, { filters, search: args.searchString ?? null, offset: args.offset ?? 0, limit: args.limit ?? 50 });
  const figures = args.isDropDownCall === true ? new Map<string, PostFigures>() : await withOrg(context.db, grant.session.orgCode, (tx) => figuresOf(tx, grant.session, lines.map(({ id }) => id)));
  return { errorCode: '', message: '', validationError: null, totalRecords: total, jobPosts: lines.map((line) => row(line, figures.get(line.id))) };
};
