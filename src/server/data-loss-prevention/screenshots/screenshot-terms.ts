import { minutesOf, momentsWithin, type ScreenshotPlan } from '../../../domain/data-loss-prevention/screenshotMoments.ts';
import { wholeInDay } from '../../../domain/data-loss-prevention/wholeInDay.ts';
import { addDays } from '../../../domain/dates.ts';
import type { MonitoringTerms } from '../../activity/monitoring-terms.ts';
import { personDays } from '../../activity/person-days.ts';
import type { Transaction } from '../../db/org.ts';
import { seedIn } from '../../secrets/in-transaction.ts';
import type { PictureType } from '../../../domain/pictures/picture.ts';

export const screenshotLimits = { bytes: 4_000_000, pixels: 2_400_000 } as const;

export type ScreenshotTerms = { readonly plan: ScreenshotPlan; readonly blur: boolean };
type Row = { readonly schedule: ScreenshotPlan['schedule']; readonly frequency: number; readonly unit: 'MINUTES' | 'HOURS'; readonly screenshots: number; readonly additional: number; readonly blur: boolean };

/** How pictures are taken; null while they are off. Whether monitoring is on is another question. */
export const readScreenshotTerms = async (tx: Transaction): Promise<ScreenshotTerms | null> => {
  const [row] = await tx.query<Row>(
    `select schedule, frequency, frequency_unit as unit, screenshots_per_frequency as screenshots, additional_per_frequency as additional, blur from screenshot_setting where org_code = $1 and is_on order by id limit 1`,
    [tx.orgCode],
  );
  return row === undefined ? null : { plan: { schedule: row.schedule, minutes: minutesOf(row.frequency, row.unit), screenshots: row.screenshots, additional: row.additional }, blur: row.blur };
};

/** Only what the server can make illegible itself is taken where that is asked for. */
export const typesFor = ({ blur }: ScreenshotTerms): readonly PictureType[] => (blur ? ['image/png'] : ['image/png', 'image/jpeg', 'image/webp']);

/** The seed of a period of a computer: nobody foresees the moments without asking. */
export const seedsOf = (tx: Transaction, deviceId: string) => (period: number): number => seedIn(tx, 'screenshots', `moments ${deviceId} ${period}`);

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The moments of the coming hours at which a picture would be kept: those in the person's shift alone, unless the settings keep more. */
export const comingMoments = async (tx: Transaction, { plan }: ScreenshotTerms, { keepsOutsideSchedule }: Pick<MonitoringTerms, 'keepsOutsideSchedule'>, device: { readonly id: string; readonly employeeId: string }, now: number, until: number): Promise<number[]> => {
  const days = await personDays(tx, device.employeeId, addDays(dayOf(now), -2), addDays(dayOf(until), 1));
  return momentsWithin(plan, { from: now, to: until }, seedsOf(tx, device.id)).filter((at) => wholeInDay({ from: at, to: at + 1 }, days, keepsOutsideSchedule) !== null);
};
