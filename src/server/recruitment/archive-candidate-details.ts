import { unknownNames } from '../../domain/mailTemplates.ts';
import { finding, type Problem } from '../../domain/problem.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { say } from '../messages.ts';
import { refuseFields } from '../resource/refuse-fields.ts';
import { actOnCandidates } from './acts/candidate-act.ts';
import { callOffDropped } from './interviews/call-off.ts';
import { dropWaiting, mailArchived } from './mail/archive-mails.ts';
import { dueProblems } from './mail/due-problems.ts';

type Arguments = {
  readonly candidateId: readonly number[];
  readonly archiveReasonId: number;
  readonly action: string;
  readonly comment?: string | null;
  readonly notificationTime?: Date | string | null;
  readonly mailSubject?: string | null;
  readonly mailContent?: string | null;
  readonly archiveStatusId?: number | null;
  readonly cancelInterviews?: boolean | null;
};

/** Whether the words of `action` ask for a mail. */
const NOTIFIES: ReadonlyMap<string, boolean> = new Map([['archive', false], ['archive and notify', true], ['archive & notify', true], ['notify', true]]);

const textOf = (text: string | null | undefined): string | null => text?.trim() || null;

const short = (field: string, text: string | null, most: number): Problem[] => {
  if (text === null) return [];
  const fieldName = { fieldName: `candidateStatus.${field === 'mailContent' ? 'mailBody' : field}` };
  if (text.length < 5) return [{ field, ...finding('rule.minLength', { smart_count: 4, least: 5 }, fieldName) }];
  return [...(text.length > most ? [{ field, ...finding('rule.maxLength', { smart_count: most, length: text.length }, fieldName) }] : []), ...unknownNames('CANDIDATE_ARCHIVED', text).map((found) => ({ field, ...found }))];
};

/** Document 1 §4: candidates are no longer considered, and told so where that is asked for. */
export const archiveCandidateDetails = (args: Arguments, context: Context, grant: Grant) => {
  const notifies = NOTIFIES.get(args.action.trim().toLowerCase().replaceAll(/[\s_-]+/g, ' '));
  const [subject, body] = [textOf(args.mailSubject), textOf(args.mailContent)];
  const dueAt = args.notificationTime == null ? null : new Date(args.notificationTime);
  const given = subject !== null || body !== null || dueAt !== null;
  refuseFields(grant, [
    ...(notifies === undefined || (!notifies && given) ? [{ field: 'action', ...finding('candidate.archiveAction') }] : []),
    ...short('mailSubject', subject, 200),
    ...short('mailContent', body, 4000),
    ...dueProblems('notificationTime', dueAt),
  ]);
  let unwritten = 0;
  return actOnCandidates({ context, grant, args, operation: 'archiveCandidateDetails' }, {
    from: ['ACTIVE', 'TALENT_POOL'],
    plan: async (tx, { session }) => ({
      input: () => ({ standing: 'ARCHIVED', archiveReasonId: String(args.archiveReasonId), archiveComment: args.comment ?? null, ...(args.archiveStatusId == null ? {} : { statusId: String(args.archiveStatusId) }) }),
      also: async (changed) => {
        const candidates = changed.map(({ id }) => id);
        await dropWaiting(tx, candidates);
        unwritten = notifies === true ? await mailArchived(tx, { candidates, subject, body, dueAt: dueAt?.toISOString() ?? null }) : 0;
        return args.cancelInterviews === true ? callOffDropped(tx, session, candidates) : [];
      },
      message: () => (unwritten === 0 ? '' : say(grant.session.language, 'candidate.withoutAddress', { smart_count: unwritten })),
    }),
  });
};
