/** What computers of some of the demo people would have told of keys, and pictures of their screens. */
import { randomUUID } from 'node:crypto';
import { keyLogLimits, type KeyRecord } from '../../../../domain/data-loss-prevention/keyLog.ts';
import { momentsWithin } from '../../../../domain/data-loss-prevention/screenshotMoments.ts';
import type { Interval } from '../../../../domain/activity/interval.ts';
import type { PersonDay } from '../../../../domain/activity/intoDays.ts';
import { takeKeyLogs } from '../../../data-loss-prevention/key-logs/take-key-logs.ts';
import { screenshotPlace } from '../../../data-loss-prevention/screenshots/screenshot-file.ts';
import { readScreenshotTerms, seedsOf } from '../../../data-loss-prevention/screenshots/screenshot-terms.ts';
import { sealIn } from '../../../secrets/in-transaction.ts';
import type { Transaction } from '../../org.ts';
import type { SeedFiles } from '../files.ts';
import { chance } from './chance.ts';
import { drawnScreen } from './drawn-screen.ts';

const MINUTE = 60_000;
/** Whose keys, and of how many shifts; of two of them there are pictures. */
const KEYS: Readonly<Record<string, number>> = { '1006': 3, '1009': 4, '1014': 3, '1026': 3, '1028': 5 };
const PICTURES: Readonly<Record<string, number>> = { '1009': 1, '1028': 2 };
const MOST_PICTURES = 3;

const TITLES: Readonly<Record<string, readonly [program: string, titles: readonly string[]]>> = {
  'Microsoft Excel': ['EXCEL.EXE', ['Shift output.xlsx', 'Yarn stock.xlsx', 'Attendance summary.xlsx']],
  'Microsoft Outlook': ['OUTLOOK.EXE', ['Inbox', 'Calendar', 'Re: delivery of cones']],
  'Google Chrome': ['chrome.exe', ['Purchase orders', 'Work orders', 'Reports']],
  LoomControl: ['loomcontrol.exe', ['Loom 14', 'Loom 15', 'Alarms']],
  'Windows Explorer': ['explorer.exe', ['Quality', 'Downloads']],
};

type Told = { readonly number: string; readonly device: { readonly id: string; readonly employeeId: string }; readonly told: readonly Interval[]; readonly days: readonly PersonDay[]; readonly now: Date; readonly files: SeedFiles | null };

const recordOf = (number: string, { from, to, application, host }: Interval): KeyRecord => {
  const luck = (...words: (string | number)[]): number => chance(number, String(from), ...words);
  const [program, titles] = TITLES[application ?? ''] ?? [application, [application ?? '']];
  const until = Math.min(to, from + keyLogLimits.minutes * MINUTE);
  const some = (word: string, most: number): number => (luck(word) < 45 ? luck(word, 'many') % most : 0);
  return {
    from, to: until, application: program, applicationTitle: application, host, windowTitle: titles[luck('title') % titles.length] ?? null,
    keyStrokes: Math.round(((until - from) / MINUTE) * (6 + (luck('keys') % 60))),
    controlKeys: { copies: some('copy', 7), cuts: some('cut', 3), pastes: some('paste', 6), prints: luck('print') < 6 ? 1 : 0, printScreens: luck('screen') < 4 ? 1 : 0, saves: some('save', 4) },
  };
};

export const seedCaptured = async (tx: Transaction, { number, device, told, days, now, files }: Told): Promise<void> => {
  const over = days.filter(({ shift }) => shift !== null && shift.to < now.getTime());
  const since = over.at(-(KEYS[number] ?? 0))?.shift?.from;
  if (KEYS[number] !== undefined && since !== undefined) {
    const records = told.filter(({ from, state }) => state === 'ACTIVE' && from >= since).map((interval) => recordOf(number, interval));
    await takeKeyLogs(tx, device, records, now.getTime());
  }
  const terms = files && PICTURES[number] ? await readScreenshotTerms(tx) : null;
  if (!files || !terms) return;
  for (const { day, shift } of over.slice(-PICTURES[number]!)) {
    for (const at of momentsWithin(terms.plan, shift!, seedsOf(tx, device.id)).slice(0, MOST_PICTURES)) {
      const id = randomUUID();
      const key = `${tx.orgCode}/${day.slice(0, 7)}/${id}.bin`;
      const { width, height, bytes } = drawnScreen(chance(number, String(at)));
      files.put(key, sealIn(tx, 'screenshots', screenshotPlace(id), bytes));
      await tx.query(
        `insert into screenshot (org_code, id, activity_device_id, employee_id, moment, taken_at, day, file_key, content_type, width, height, is_blurred, status)
         values ($1, $2, $3::bigint, $4::bigint, $5::timestamptz, $5::timestamptz, $6::date, $7, 'image/png', $8, $9, true, 'STORED')`,
        [tx.orgCode, id, device.id, device.employeeId, new Date(at).toISOString(), day, key, width, height],
      );
    }
  }
};
