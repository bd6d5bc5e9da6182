/** Productivity monitoring of some of the demo people: settings, classifications, computers, and weeks of what these would have told. */
import type { Interval, State } from '../../../../domain/activity/interval.ts';
import { addDays } from '../../../../domain/dates.ts';
import { personDays } from '../../../activity/person-days.ts';
import { takeIntervals } from '../../../activity/take-intervals.ts';
import type { Transaction } from '../../org.ts';
import { seeding } from '../seeding.ts';
import type { SeedFiles } from '../files.ts';
import { chance } from './chance.ts';
import { seedCaptured } from './captured.ts';
import { seedLossPrevention, type SeededMember } from './loss-prevention.ts';
import type { Ids } from './world.ts';

const PURPOSE = 'To plan capacity and to find out where tools and meetings cost time. It is not used to assess anybody.';
const DAYS = 26;
const MINUTE = 60_000;

const CLASSIFICATIONS: readonly (readonly [kind: string, name: string, category: string])[] = [
  ['APPLICATION', 'Microsoft Excel', 'PRODUCTIVE'], ['APPLICATION', 'Microsoft Outlook', 'PRODUCTIVE'], ['APPLICATION', 'Microsoft Teams', 'PRODUCTIVE'], ['APPLICATION', 'LoomControl', 'PRODUCTIVE'],
  ['APPLICATION', 'Visual Studio Code', 'PRODUCTIVE'], ['APPLICATION', 'Adobe Illustrator', 'PRODUCTIVE'], ['APPLICATION', 'Spotify', 'UNPRODUCTIVE'], ['APPLICATION', 'Windows Explorer', 'NEUTRAL'],
  ['WEBSITE', 'erp.demo.example', 'PRODUCTIVE'], ['WEBSITE', 'github.com', 'PRODUCTIVE'], ['WEBSITE', 'linkedin.com', 'NEUTRAL'], ['WEBSITE', 'youtube.com', 'UNPRODUCTIVE'], ['WEBSITE', 'facebook.com', 'UNPRODUCTIVE'], ['WEBSITE', 'cricinfo.com', 'UNPRODUCTIVE'],
];

type Place = readonly [application: string, host: string | null];
const OFFICE: readonly Place[] = [['Microsoft Excel', null], ['Microsoft Outlook', null], ['Google Chrome', 'erp.demo.example'], ['Microsoft Teams', null], ['Windows Explorer', null]];
const WORK: Readonly<Record<string, readonly Place[]>> = {
  office: OFFICE,
  mill: [['LoomControl', null], ['LoomControl', null], ['Google Chrome', 'erp.demo.example'], ['Microsoft Excel', null]],
  people: [...OFFICE, ['Google Chrome', 'linkedin.com']],
  code: [['Visual Studio Code', null], ['Visual Studio Code', null], ['Google Chrome', 'github.com'], ['Microsoft Teams', null]],
  design: [['Adobe Illustrator', null], ['Adobe Illustrator', null], ['Microsoft Outlook', null], ['Google Chrome', 'behance.net']],
};
const PASTIME: readonly Place[] = [['Google Chrome', 'youtube.com'], ['Google Chrome', 'cricinfo.com'], ['Spotify', null], ['Google Chrome', 'facebook.com']];

/** Number, how they work, in hundredths how often it is a pastime. */
const MEMBERS: readonly (readonly [number: string, work: string, pastime: number])[] = [
  ['1006', 'people', 4], ['1007', 'people', 9], ['1008', 'office', 3], ['1009', 'mill', 5], ['1013', 'office', 12], ['1014', 'office', 17], ['1015', 'design', 8], ['1016', 'code', 6], ['1017', 'people', 14],
  ['1018', 'people', 22], ['1020', 'people', 11], ['1022', 'office', 7], ['1023', 'office', 5], ['1024', 'office', 19], ['1025', 'mill', 6], ['1026', 'mill', 3], ['1028', 'mill', 8], ['1032', 'office', 10], ['1033', 'mill', 9],
];

/** A day in blocks of ten minutes to an hour: work, pastimes, meetings, breaks; the same on every machine. */
const dayOf = (number: string, day: string, shift: { readonly from: number; readonly to: number }, work: readonly Place[], pastime: number): Interval[] => {
  const luck = (...words: (string | number)[]): number => chance(number, day, ...words);
  const end = shift.to - (5 + (luck('end') % 50)) * MINUTE;
  const intervals: Interval[] = [];
  let from = shift.from + (2 + (luck('start') % 40)) * MINUTE;
  const noon = (shift.from + shift.to) / 2;
  let hasEaten = false;
  for (let at = 0; from < end; at += 1) {
    const isBreak: boolean = !hasEaten && from > noon;
    hasEaten ||= isBreak;
    const to = Math.min(end, from + (isBreak ? 30 + (luck('lunch') % 20) : 15 + (luck(at, 'long') % 50)) * MINUTE);
    const drawn = luck(at, 'what');
    const state: State = isBreak ? 'UPTIME' : drawn < 12 ? 'IDLE' : drawn < 24 ? 'COMPUTER' : 'ACTIVE';
    const [application, host] = state === 'UPTIME' || state === 'IDLE' ? [null, null] : state === 'COMPUTER' ? ['Microsoft Teams', null] : luck(at, 'rest') < pastime ? PASTIME[luck(at, 'which') % PASTIME.length]! : work[luck(at, 'which') % work.length]!;
    intervals.push({ from, to, state, application, host });
    from = to;
  }
  return intervals;
};

export const seedMonitoring = async (tx: Transaction, { today, now, employees, locations, files }: { readonly today: string; readonly now: Date; readonly employees: Ids; readonly locations: Ids; readonly files: SeedFiles | null }): Promise<void> => {
  const seed = seeding(tx);
  const since = addDays(today, -DAYS);
  await seed.add('MonitoringSetting', [{ name: 'Productivity monitoring', isOn: true, purpose: PURPOSE }]);
  await seed.add('ActivityClassification', CLASSIFICATIONS.map(([kind, name, category]) => ({ kind, name, category })));
  await seed.add('MonitoredMember', MEMBERS.map(([number]) => ({ employeeId: employees.get(number), since })));
  const devices = await seed.add('ActivityDevice', MEMBERS.map(([number, work], at) => ({ name: work === 'mill' ? `Shop floor ${at + 1}` : `Laptop NW-${number}`, employeeId: employees.get(number), status: 'ACTIVE', issuedOn: since, lastSeenAt: new Date(now.getTime() - (at + 1) * 7 * MINUTE).toISOString(), agent: 'Tenure Activity 1.2' })));
  await seed.add('KeyLoggingSetting', [{ name: 'Key logging', isOn: true, capturesControlKeys: true, capturesKeyStrokes: true, capturesApplications: true, capturesWebsites: true, capturesWindowTitles: true }]);
  await seed.add('ScreenshotSetting', [{ name: 'Additional screenshots', isOn: true, blur: true, schedule: 'FIXED', frequency: 2, frequencyUnit: 'HOURS', screenshotsPerFrequency: 1, additionalPerFrequency: 0 }]);
  await seed.finish('Productivity monitoring of the demo organisation');
  const members: SeededMember[] = [];
  for (const [at, [number, work, pastime]] of MEMBERS.entries()) {
    const employeeId = employees.get(number)!;
    const days = await personDays(tx, employeeId, since, today);
    const told = days.flatMap(({ day, shift }) => (shift === null ? [] : dayOf(number, day, shift, WORK[work]!, pastime))).filter(({ from }) => from < now.getTime()).map((interval) => ({ ...interval, to: Math.min(interval.to, now.getTime()) }));
    const device = { id: devices[at]!, employeeId };
    await takeIntervals(tx, device, told, now.getTime());
    members.push({ number, employeeId, deviceId: devices[at]!, days });
    await seedCaptured(tx, { number, device, told, days, now, files });
  }
  await seedLossPrevention(tx, { now, locations, members });
};
