import { finding, type Problem } from '../../domain/problem.ts';
import { todayOf } from '../people/today.ts';
import type { Hooks } from '../resource/hooks.ts';
import type { Change } from '../resource/journal.ts';
import { refuseFields } from '../resource/refuse-fields.ts';
import { resourceOf } from '../resource/registry.ts';
import { readImages, updateImages } from '../resource/store.ts';
import { droppedApplications } from './interviews/dropped-along.ts';
import { applicationsMails } from './mail/mails-ahead.ts';
import { daysBetween, recordSteps } from './pipeline/follow.ts';
import { goesBack } from './pipeline/goes-back.ts';
import { isOnboardedOn } from './pipeline/is-onboarded.ts';
import { offerWaitsOn } from './pipeline/offer-waits.ts';
import { moveProblems } from './pipeline/may-move.ts';
import { withSalary } from './pipeline/with-salary.ts';
import { stampsOf } from './pipeline/stamps.ts';
import { statusOf } from './pipeline/statuses.ts';

const moved = (after: Readonly<Record<string, unknown>>, before: Readonly<Record<string, unknown>> | null): boolean => before !== null && String(after['statusId']) !== String(before['statusId']);

/** Which applications a move ended is written by moves alone, and such a one comes no further: its candidate is moved back first. */
const movedAway = (whole: Readonly<Record<string, unknown>>, before: Readonly<Record<string, unknown>> | null): Problem[] => {
  const [is, was] = [whole['movedOn'] ?? null, before?.['movedOn'] ?? null];
  if (is !== was) return [{ field: 'movedOn', ...finding('rule.fixed', {}, { fieldName: 'jobApplication.movedOn' }) }];
  return was !== null && moved(whole, before) ? [{ field: 'statusId', ...finding('candidate.movedAway') }] : [];
};

/** Whether the candidate took it back before this change, which leaves it so. */
const isTakenBack = (whole: Readonly<Record<string, unknown>>, before: Readonly<Record<string, unknown>> | null): boolean => before?.['withdrawnOn'] != null && whole['withdrawnOn'] === before['withdrawnOn'];

/** An application follows the hiring flow as a candidate does; the candidate follows where the application is the one that counts now. */
export const hooks: Hooks = {
  along: droppedApplications,
  mails: applicationsMails,
  beforeSave: async (tx, caller, values, before) => {
    const whole: Record<string, unknown> = { ...before, ...values };
    if (!goesBack(values)) refuseFields(caller, movedAway(whole, before));
    if (before !== null && (!moved(whole, before) || goesBack(values))) return;
    const [to, from] = [await statusOf(tx, whole['statusId']), before === null ? null : await statusOf(tx, before['statusId'])];
    const candidate = (await readImages(tx, resourceOf('Candidate'), [String(whole['candidateId'])], false)).get(String(whole['candidateId']));
    // It counts again where they are considered for its post; of another post they are moved back first.
    if (isTakenBack(whole, before)) {
      if (String(candidate?.['jobPostId']) !== String(whole['jobPostId'])) refuseFields(caller, [{ field: 'statusId', ...finding('candidate.withdrewFrom') }]);
      if (to?.kind !== 'REJECTED') values['withdrawnOn'] = null;
    }
    if (to && candidate) refuseFields(caller, moveProblems(await withSalary(tx, { ...candidate, jobPostId: whole['jobPostId'] }, to), from ?? null, to).map((problem) => ({ ...problem, field: 'statusId' })));
    refuseFields(caller, [...(await offerWaitsOn(tx, whole, before)), ...(await isOnboardedOn(tx, whole, before, candidate))]);
    values['since'] = new Date().toISOString();
  },
  together: async (tx, caller, written) => {
    const changes: Change[] = [];
    const [now, today, by] = [new Date(), await todayOf(tx), caller.session.name];
    for (const { after, before } of written) {
      if (before !== null && !moved(after, before)) continue;
      const candidate = (await readImages(tx, resourceOf('Candidate'), [String(after['candidateId'])])).get(String(after['candidateId']));
      const to = await statusOf(tx, after['statusId']);
      if (candidate && to && String(candidate['jobPostId']) === String(after['jobPostId']) && String(candidate['statusId']) !== to.id) {
        const [next] = await updateImages(tx, resourceOf('Candidate'), [{ ...candidate, statusId: to.id, ...stampsOf(to.kind, candidate, today) }], by);
        if (next) changes.push({ entity: 'Candidate', id: next.id, kind: 'UPDATE', before: candidate, after: next });
      }
      const step = { candidateId: String(after['candidateId']), jobPostId: String(after['jobPostId']), fromStatusId: before === null ? null : String(before['statusId']), toStatusId: String(after['statusId']), daysBefore: before === null ? null : daysBetween(before['since'], now) };
      changes.push(...(await recordSteps(tx, [step], now, by, caller.withoutMails === true ? [] : [step])));
    }
    return changes;
  },
};
