import { randomUUID } from 'node:crypto';
import { momentOf } from '../../../domain/data-loss-prevention/screenshotMoments.ts';
import { wholeInDay } from '../../../domain/data-loss-prevention/wholeInDay.ts';
import type { Picture } from '../../../domain/pictures/picture.ts';
import { addDays } from '../../../domain/dates.ts';
import type { Device } from '../../activity/device-token.ts';
import { monitoredSince, readTerms } from '../../activity/monitoring-terms.ts';
import { personDays } from '../../activity/person-days.ts';
import { refuseAll } from '../../activity/takes-batches.ts';
import type { Transaction } from '../../db/org.ts';
import { refuse } from '../../refuse.ts';
import { readScreenshotTerms, seedsOf, type ScreenshotTerms } from './screenshot-terms.ts';

/** Where a picture belongs: the moment of the schedule, in milliseconds, and the day of the person. */
export type Place = { readonly terms: ScreenshotTerms; readonly moment: number; readonly day: string };
export type Judged = { readonly recording: boolean; readonly place: Place | null };

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/**
 * Where a picture that was taken then may be kept: nowhere while monitoring or screenshots are off, before the person's first day as a member, longer ago than details are kept, and outside of shifts unless
 * the settings keep more. One that was taken at no moment of the schedule is refused. Times in milliseconds, by our clock.
 */
export const judgeScreenshot = async (tx: Transaction, device: Device, takenAt: number, now: number): Promise<Judged> => {
  const monitoring = await readTerms(tx);
  const since = monitoring?.isOn === true ? await monitoredSince(tx, device.employeeId) : null;
  const terms = since === null ? null : await readScreenshotTerms(tx);
  if (monitoring === null || since === null || terms === null) return { recording: false, place: null };
  const moment = momentOf(terms.plan, takenAt, seedsOf(tx, device.id));
  if (moment === undefined) return refuseAll([{ field: 'takenAt', message: 'No picture is to be taken at this moment. GET /activity/state tells the moments.' }]);
  const oldest = [dayOf(now - monitoring.keepsIntervalsDays * 86_400_000), since].toSorted().at(-1)!;
  const from = [addDays(dayOf(moment), -1), oldest].toSorted().at(-1)!;
  const until = addDays(dayOf(moment), 1);
  const days = from > until ? [] : await personDays(tx, device.employeeId, from, until);
  const day = wholeInDay({ from: moment, to: moment + 1 }, days, monitoring.keepsOutsideSchedule);
  return { recording: true, place: day === null ? null : { terms, moment, day } };
};

type Kept = Place & { readonly takenAt: number; readonly picture: Picture; readonly isBlurred: boolean };
export type Claimed = { readonly id: string; readonly fileKey: string };

/**
 * Names a place for a picture before its file is written, so that no file is without a row; null where there is one of the moment, and refused while one is being written, as nobody knows yet what
 * becomes of it. One that was left without a file is taken over.
 */
export const claimScreenshot = async (tx: Transaction, device: Device, { moment, day, takenAt, picture, isBlurred }: Kept): Promise<Claimed | null> => {
  const id = randomUUID();
  const [claimed] = await tx.query<Claimed>(
    `insert into screenshot as s (org_code, id, activity_device_id, employee_id, moment, taken_at, day, file_key, content_type, width, height, is_blurred)
     values ($1, $2, $3::bigint, $4::bigint, $5::timestamptz, $6::timestamptz, $7::date, $8, $9, $10, $11, $12)
     on conflict (org_code, activity_device_id, moment) do update set taken_at = excluded.taken_at, content_type = excluded.content_type, width = excluded.width, height = excluded.height, is_blurred = excluded.is_blurred, created_at = now()
       where s.status = 'PENDING' and s.created_at < now() - interval '2 minutes'
     returning id, file_key as "fileKey"`,
    [tx.orgCode, id, device.id, device.employeeId, new Date(moment).toISOString(), new Date(takenAt).toISOString(), day, `${tx.orgCode}/${day.slice(0, 7)}/${id}.bin`, picture.type, picture.width, picture.height, isBlurred],
  );
  if (claimed !== undefined) return claimed;
  const waiting = await tx.query(`select from screenshot where org_code = $1 and activity_device_id = $2::bigint and moment = $3::timestamptz and status = 'PENDING'`, [tx.orgCode, device.id, new Date(moment).toISOString()]);
  if (waiting.length > 0) throw refuse('SERVICE_UNAVAILABLE', { retryAfterSeconds: 5 });
  return null;
};

export const settleScreenshot = (tx: Transaction, { id }: Claimed): Promise<object[]> => tx.query(`update screenshot set status = 'STORED' where org_code = $1 and id = $2`, [tx.orgCode, id]);
export const forgetScreenshot = (tx: Transaction, { id }: Claimed): Promise<object[]> => tx.query(`delete from screenshot where org_code = $1 and id = $2 and status = 'PENDING'`, [tx.orgCode, id]);
