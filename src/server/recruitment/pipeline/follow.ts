/** What a candidate's new post or status means for the application to that post, and the step that the history of hiring keeps. */
import type { Transaction } from '../../db/org.ts';
import { allocate } from '../../db/ids.ts';
import { todayOf } from '../../people/today.ts';
import type { Written } from '../../resource/hooks.ts';
import type { Image } from '../../resource/image.ts';
import type { Change } from '../../resource/journal.ts';
import { resourceOf } from '../../resource/registry.ts';
import { insertImages, readImages, updateFields } from '../../resource/store.ts';
import { mailArrivals } from '../mail/arrival-mails.ts';
import { isOneAtATime, postReached } from './moved-away.ts';
import { reachedBy } from './reached.ts';
import { RUNNING, WITH_STAGE_AND_POST } from './running.ts';
import { statusOf } from './statuses.ts';

const DAY = 86_400_000;

/** Days between two instants, to a hundredth. */
export const daysBetween = (from: unknown, to: Date): string => (Math.max(0, to.getTime() - new Date(String(from)).getTime()) / DAY).toFixed(2);

const idOf = (value: unknown): string | null => (value === null || value === undefined ? null : String(value));

type Step = { readonly candidateId: string; readonly jobPostId: string | null; readonly fromStatusId: string | null; readonly toStatusId: string; readonly daysBefore: string | null };

/** New records with the next ids of their kind. */
const insertNew = async (tx: Transaction, type: string, values: readonly Readonly<Record<string, unknown>>[], by: string): Promise<Change[]> => {
  if (values.length === 0) return [];
  const resource = resourceOf(type);
  const first = await allocate(tx, resource.table, values.length);
  const images = await insertImages(tx, resource, values.map((value, at): Image => ({ ...value, id: String(first + at), version: 1 }) as Image), by);
  return images.map((after) => ({ entity: type, id: after.id, kind: 'ADD' as const, before: null, after }));
};

/** The steps as records of their own. Whoever comes to a status that sends a mail gets it, if theirs is among those that are `told`. */
export const recordSteps = async (tx: Transaction, steps: readonly Step[], at: Date, by: string, told: readonly Step[] = steps): Promise<Change[]> => {
  await mailArrivals(tx, told);
  return insertNew(tx, 'StageMove', steps.map((step) => ({ ...step, movedAt: at.toISOString(), movedBy: by })), by);
};

const applicationsOf = async (tx: Transaction, written: readonly Written[], lock = true): Promise<Map<string, Image>> => {
  const pairs = written.filter(({ after }) => idOf(after['jobPostId']) !== null);
  const found = await tx.query<{ id: string }>(
    `select a.id from job_application a join unnest($2::bigint[], $3::bigint[]) as p(candidate, post) on a.candidate_id = p.candidate and a.job_post_id = p.post where a.org_code = $1`,
    [tx.orgCode, pairs.map(({ after }) => after.id), pairs.map(({ after }) => after['jobPostId'])],
  );
  const images = await readImages(tx, resourceOf('JobApplication'), found.map(({ id }) => id), lock);
  return new Map([...images.values()].map((image) => [`${String(image['candidateId'])} ${String(image['jobPostId'])}`, image]));
};

type Place = { readonly candidateId: string; readonly jobPostId: string };

/** The applications to other posts that end as these candidates come to theirs, as far as they still run and no offer of them waits. Where a candidate may have several, they run on. */
const runningElsewhere = async (tx: Transaction, come: readonly Place[]): Promise<readonly Image[]> => {
  if (come.length === 0 || !(await isOneAtATime(tx))) return [];
  const found = await tx.query<{ id: string }>(
    `select a.id::text as id from job_application a ${WITH_STAGE_AND_POST} join unnest($2::bigint[], $3::bigint[]) as l(candidate, post) on a.candidate_id = l.candidate and a.job_post_id <> l.post where a.org_code = $1 and ${RUNNING}
       and not exists (select from offer o where o.org_code = a.org_code and o.candidate_id = a.candidate_id and o.job_post_id = a.job_post_id and o.answer = 'PENDING' and o.expires_on >= $4::date)`,
    [tx.orgCode, come.map(({ candidateId }) => candidateId), come.map(({ jobPostId }) => jobPostId), await todayOf(tx)],
  );
  return found.length === 0 ? [] : [...(await readImages(tx, resourceOf('JobApplication'), found.map(({ id }) => id))).values()];
};

const isMoved = ({ after, before }: Written): boolean => before === null || ['jobPostId', 'statusId'].some((key) => idOf(after[key]) !== idOf(before[key]));

/** The application to the post that a candidate has now. */
const applicationOf = ({ after }: Written, applications: ReadonlyMap<string, Image>): Image | undefined => (idOf(after['jobPostId']) === null ? undefined : applications.get(`${after.id} ${idOf(after['jobPostId'])}`));

/** The step that a candidate takes who is written so; undefined for who stands there already. */
const stepOf = ({ after, before }: Written, application: Image | undefined, now: Date): Step | undefined => {
  const [jobPostId, toStatusId] = [idOf(after['jobPostId']), String(after['statusId'])];
  const fromStatusId = application ? idOf(application['statusId']) : jobPostId === idOf(before?.['jobPostId']) ? idOf(before?.['statusId']) : null;
  return fromStatusId === toStatusId ? undefined : { candidateId: after.id, jobPostId, fromStatusId, toStatusId, daysBefore: application ? daysBetween(application['since'], now) : null };
};

/** Whether somebody comes to a status by it: who only has no post any more stands where they stood. */
const isArrival = ({ after, before }: Written): boolean => before === null || idOf(after['jobPostId']) !== null || idOf(after['statusId']) !== idOf(before['statusId']);

/** The steps to another status that candidates would take who are written so. Nothing is held for that. */
export const stepsAhead = async (tx: Transaction, written: readonly Written[]): Promise<readonly Step[]> => {
  const moved = written.filter((one) => isMoved(one) && isArrival(one));
  const applications = await applicationsOf(tx, moved, false);
  return moved.flatMap((one) => stepOf(one, applicationOf(one, applications), new Date()) ?? []);
};

/** What is written of an application that somebody moves. */
const MOVING: ReadonlySet<string> = new Set(['statusId', 'since', 'withdrawnOn', 'movedOn', 'furthest', 'offeredOn', 'hiredOn']);

type Rewriting = { readonly before: Image; readonly next: Image };

const writeApplications = async (tx: Transaction, updated: readonly Rewriting[], by: string): Promise<Change[]> => {
  const changed = updated.length === 0 ? [] : await updateFields(tx, resourceOf('JobApplication'), updated, MOVING, by);
  const before = new Map(updated.map((one) => [one.before.id, one.before]));
  return changed.map((after) => ({ entity: 'JobApplication', id: after.id, kind: 'UPDATE', before: before.get(after.id)!, after }));
};

/** Ends what runs beside the application to the post that counts, of a candidate who came to have several where each has one at a time. */
export const endElsewhere = async (tx: Transaction, place: Place, by: string): Promise<readonly Change[]> => {
  const today = await todayOf(tx);
  return writeApplications(tx, (await runningElsewhere(tx, [place])).map((image) => ({ before: image, next: { ...image, movedOn: today } })), by);
};

/**
 * Candidates as they were written: the application to the post that each has now gets the status, or is made, what changed is a step of its own, and where each has one application at a time the one to the post before ends.
 * Answers what else was written, for the change-set.
 */
export const followCandidates = async (tx: Transaction, written: readonly Written[], by: string, mails = true): Promise<readonly Change[]> => {
  const moved = written.filter(isMoved);
  if (moved.length === 0) return [];
  const now = new Date();
  const [today, applications] = [await todayOf(tx), await applicationsOf(tx, moved)];
  const updated: Rewriting[] = [];
  const added: Record<string, unknown>[] = [];
  const steps: Step[] = [];
  const told: Step[] = [];
  for (const one of moved) {
    const { after, before } = one;
    const [candidateId, jobPostId, toStatusId] = [after.id, idOf(after['jobPostId']), String(after['statusId'])];
    const application = applicationOf(one, applications);
    const comes = application !== undefined && String(application['statusId']) !== toStatusId;
    // Whoever is considered for a post again has not withdrawn from it any more; whoever is rejected is not considered again.
    const kind = (await statusOf(tx, toStatusId))?.kind;
    const withdrawnOn = kind === 'REJECTED' ? (application?.['withdrawnOn'] ?? null) : null;
    if (application && (comes || application['withdrawnOn'] !== withdrawnOn || application['movedOn'] !== null)) updated.push({ before: application, next: { ...application, withdrawnOn, movedOn: null, ...(comes ? { statusId: toStatusId, since: now.toISOString(), ...reachedBy(application, kind, today) } : {}) } });
    if (!application && jobPostId !== null) added.push({ candidateId, jobPostId, statusId: toStatusId, since: now.toISOString(), appliedOn: before === null ? (after['appliedOn'] ?? today) : today, sourceId: after['sourceId'] ?? null });
    const step = stepOf(one, application, now);
    if (step) steps.push(step);
    if (step && mails && isArrival(one)) told.push(step);
  }
  const come = moved.flatMap(({ after, before }) => {
    const jobPostId = postReached(after, before);
    return jobPostId === undefined ? [] : [{ candidateId: after.id, jobPostId }];
  });
  updated.push(...(await runningElsewhere(tx, come)).map((image) => ({ before: image, next: { ...image, movedOn: today } })));
  return [
    ...(await writeApplications(tx, updated, by)),
    ...(await insertNew(tx, 'JobApplication', added, by)),
    ...(await recordSteps(tx, steps, now, by, told)),
  ];
};
