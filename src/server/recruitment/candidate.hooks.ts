import { addMonths } from '../../domain/dates.ts';
import { wholePhone } from '../../domain/phone.ts';
import { finding, type Problem } from '../../domain/problem.ts';
import { erasedTooSoon } from '../../domain/recruitment/kept-until.ts';
import { allocate } from '../db/ids.ts';
import { todayOf } from '../people/today.ts';
import { refuse } from '../refuse.ts';
import type { Hooks } from '../resource/hooks.ts';
import { organisationFormats } from '../resource/organisation-formats.ts';
import { readSetting } from '../resource/read-setting.ts';
import { refuseFields } from '../resource/refuse-fields.ts';
import { likenesses } from './duplicates/likenesses.ts';
import { droppedCandidates } from './interviews/dropped-along.ts';
import { addedMails, candidatesMails } from './mail/mails-ahead.ts';
import { deleteAlong } from './pipeline/delete-along.ts';
import { enforcedSalary } from './pipeline/enforced-salary.ts';
import { followCandidates } from './pipeline/follow.ts';
import { goesBack } from './pipeline/goes-back.ts';
import { isOnboardedFor } from './pipeline/is-onboarded.ts';
import { moveProblems } from './pipeline/may-move.ts';
import { offerWaitsElsewhere, offerWaitsFor } from './pipeline/offer-waits.ts';
import { perTransaction } from './pipeline/per-transaction.ts';
import { postProblems } from './pipeline/post-taken.ts';
import { portalAccessOf, portalAccessOfNew } from './pipeline/portal-access.ts';
import { stampsOf } from './pipeline/stamps.ts';
import { withSalary } from './pipeline/with-salary.ts';
import { standingFields, standingProblems } from './pipeline/standing.ts';
import { statusOf, statusOfNew } from './pipeline/statuses.ts';

/** A day of birth that is written is none to come; one that stands since long is left to whoever changes it. */
const bornLater = ({ dateOfBirth }: Readonly<Record<string, unknown>>, today: string): Problem[] => (typeof dateOfBirth === 'string' && dateOfBirth > today ? [{ field: 'dateOfBirth', ...finding('candidate.bornLater') }] : []);

/** Erasing takes a right of its own and is told beforehand: no day that is set, and no day that comes back, goes around that. */
const keptTooShortly = (values: Readonly<Record<string, unknown>>, before: Readonly<Record<string, unknown>> | null, today: string): Problem[] => {
  if (!Object.hasOwn(values, 'retainUntil') || !erasedTooSoon({ ...before, ...values }, before, today)) return [];
  if (!goesBack(values)) return [{ field: 'retainUntil', ...finding('candidate.keptTooShortly') }];
  if (before === null) return [];
  throw refuse('UNDO_ERASES', { words: { candidate: String(values['name']) } });
};

const formats = perTransaction(organisationFormats);
const today = perTransaction((tx) => todayOf(tx));
/** As long as applicants, also where nobody applied: whoever is found or imported never asked to be kept for ever. */
const monthsKept = perTransaction(async (tx) => (await readSetting<{ readonly retentionMonths: number }>(tx, 'RecruitmentGeneralSetting')).retentionMonths);

/** A candidate follows the hiring flow, and the application to the post follows the candidate. */
export const hooks: Hooks = {
  starts: portalAccessOfNew,
  apart: true,
  takesAnything: true,
  beforeSave: async (tx, caller, values, before) => {
    const day = await today(tx);
    if (before === null) {
      if ((values['number'] ?? '') === '') values['number'] = caller.isRehearsal ? 'C-' : `C-${await allocate(tx, 'candidate number', 1)}`;
      values['appliedOn'] ??= day;
      values['statusId'] = await statusOfNew(tx, values);
      if (!goesBack(values)) values['retainUntil'] ??= addMonths(day, await monthsKept(tx));
      if (caller.session.isRecruiter) values['recruiterId'] ??= caller.session.employeeId;
    }
    if (typeof values['phone'] === 'string' && !goesBack(values)) values['phone'] = wholePhone(values['phone'], (await formats(tx)).country);
    const whole: Record<string, unknown> = { ...before, ...values };
    const comes = before === null || String(whole['statusId']) !== String(before['statusId']);
    const status = comes ? await statusOf(tx, whole['statusId']) : undefined;
    const samePost = before !== null && String(whole['jobPostId'] ?? '') === String(before['jobPostId'] ?? '');
    // Recruiters are asked what must be known of the first status; a stranger could not give it, and would learn from the refusal that the address is new.
    const isAsked = !goesBack(values) && !(before === null && caller.source === 'CAREER_PAGE');
    // A post or a status that is wrong is not among the values: what was before would be judged in its place.
    const isJudged = !['statusId', 'jobPostId'].some((key) => caller.unsound?.has(key));
    const from = status && samePost ? ((await statusOf(tx, before['statusId'])) ?? null) : null;
    refuseFields(caller, [...(goesBack(values) ? [] : bornLater(values, day)), ...keptTooShortly(values, before, day), ...standingProblems(whole), ...(!isJudged ? [] : goesBack(values) ? await offerWaitsElsewhere(tx, whole, before) : await offerWaitsFor(tx, whole, before)), ...(samePost || goesBack(values) ? [] : await postProblems(tx, whole['jobPostId'], caller.source === 'IMPORT')), ...(await isOnboardedFor(tx, whole, before)), ...(await enforcedSalary(tx, caller, values, before)), ...(status && isAsked && isJudged ? moveProblems(await withSalary(tx, whole, status), from, status) : [])]);
    Object.assign(values, await portalAccessOf(tx, values, before), standingFields(whole, before, day, caller.session.name), status ? stampsOf(status.kind, whole, day) : {});
  },
  together: (tx, caller, written) => followCandidates(tx, written, caller.session.name, caller.source !== 'IMPORT' && caller.withoutMails !== true),
  along: droppedCandidates,
  mails: candidatesMails,
  mailsOfNew: addedMails,
  likenesses,
  alongDelete: (tx, { session }, images) => deleteAlong(tx, images.map(({ id }) => id), session.name),
};
