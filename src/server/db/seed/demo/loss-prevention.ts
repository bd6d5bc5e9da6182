/** Internet access control and location tracking of the demo organisation: lists, a wildcard, work locations, and weeks of what computers of its members would have told. */
import type { PersonDay } from '../../../../domain/activity/intoDays.ts';
import { reckonStatuses } from '../../../data-loss-prevention/internet/reckon-status.ts';
import { takeVisits, type Visit } from '../../../data-loss-prevention/internet/take-visits.ts';
import { takeLocations, type Position, type ToldLocation } from '../../../data-loss-prevention/location/take-locations.ts';
import type { Transaction } from '../../org.ts';
import { seeding } from '../seeding.ts';
import { chance } from './chance.ts';
import type { Ids } from './world.ts';

export type SeededMember = { readonly number: string; readonly employeeId: string; readonly deviceId: string; readonly days: readonly PersonDay[] };

const MINUTE = 60_000;

const BLOCKED = ['facebook.com', 'cricinfo.com'];
const MORE: readonly (readonly [name: string, category: string, listing: string])[] = [['netflix.com', 'UNPRODUCTIVE', 'BLOCKED'], ['wetransfer.com', 'NEUTRAL', 'BLOCKED'], ['proxysite.com', 'UNPRODUCTIVE', 'NONE'], ['proxy.demo.example', 'PRODUCTIVE', 'WHITELISTED'], ['developers.facebook.com', 'PRODUCTIVE', 'WHITELISTED']];
const PATTERNS = [{ pattern: 'proxy*', status: 'BLOCKED', note: 'Ways around the list.' }, { pattern: '*.bet', status: 'BLOCKED', note: 'Betting.' }];
const TRIED = ['facebook.com', 'm.facebook.com', 'cricinfo.com', 'www.netflix.com', 'wetransfer.com', 'live.bet', 'proxysite.com'];

type Office = { readonly location: string; readonly name: string; readonly ranges: readonly string[]; /** From which the demo's computers come. */ readonly address: string; readonly latitude: number; readonly longitude: number };
const OFFICES: readonly Office[] = [
  { location: 'CBE', name: 'Coimbatore mill', ranges: ['49.205.72.0/26', '117.239.88.16-117.239.88.23'], address: '49.205.72.10', latitude: 11.0183, longitude: 76.9725 },
  { location: 'BLR', name: 'Bengaluru studio', ranges: ['122.166.40.64/28'], address: '122.166.40.70', latitude: 12.9698, longitude: 77.6089 },
];
/** As at home or under way. */
const ELSEWHERE = { address: '106.51.24.9', latitude: 11.0247, longitude: 76.9366 };

/** Where somebody works on a day, in hundredths: most at their office, some at home now and then, one or another behind a network that hides its address. */
const placeOn = (number: string, day: string, office: Office): { readonly addresses: readonly string[]; readonly position: Position | null } => {
  const drawn = chance(number, day, 'place');
  const homely = chance(number, 'homely') % 35;
  if (drawn >= 97) return { addresses: [], position: null };
  const place = drawn < homely ? ELSEWHERE : office;
  const near = (at: number, axis: string): number => at + (chance(number, day, axis) - 50) / 50_000;
  return { addresses: [place.address], position: chance(number, 'position') < 40 ? { latitude: near(place.latitude, 'latitude'), longitude: near(place.longitude, 'longitude'), accuracy: 12 + (chance(number, day, 'accuracy') % 60) } : null };
};

/** Twice a shift. */
const locationsOf = (number: string, days: readonly PersonDay[], office: Office, now: number): ToldLocation[] =>
  days.flatMap(({ day, shift }) => (shift === null ? [] : [35 + (chance(number, day, 'in') % 30), 300 + (chance(number, day, 'out') % 90)].map((minutes) => ({ at: shift.from + minutes * MINUTE, ...placeOn(number, day, office) })))).filter(({ at }) => at < now);

const visitsOf = (number: string, days: readonly PersonDay[], now: number): Visit[] =>
  days.flatMap(({ day, shift }): Visit[] => (shift === null || chance(number, day, 'tries') >= 5 ? [] : [{ at: shift.from + (60 + chance(number, day, 'when') * 3) * MINUTE, host: TRIED[chance(number, day, 'what') % TRIED.length]!.replace(/^www\./, ''), application: 'Google Chrome' }])).filter(({ at }) => at < now);

export const seedLossPrevention = async (tx: Transaction, { now, locations, members }: { readonly now: Date; readonly locations: Ids; readonly members: readonly SeededMember[] }): Promise<void> => {
  const seed = seeding(tx);
  const [setting] = await seed.add('InternetAccessSetting', [{ isOn: true, updateFrequency: 60, overrideAtEmployeeLevel: true }]);
  await seed.add('LocationTrackingSetting', [{ isOn: true, everyMinutes: 60, takesPositions: true }]);
  await seed.add('WorkLocation', OFFICES.map(({ location, name, ranges }) => ({ name, locationId: locations.get(location), ranges: ranges.map((range) => ({ range })) })));
  const listed = await tx.query<{ id: string }>(`select id::text as id from activity_classification where org_code = $1 and name = any($2::text[])`, [tx.orgCode, BLOCKED]);
  await seed.changeMany('ActivityClassification', new Map(listed.map(({ id }) => [id, { listing: 'BLOCKED' }])));
  const [group] = await tx.query<{ id: string }>('select id::text as id from custom_employee_group where org_code = $1 and name = $2', [tx.orgCode, 'Offices abroad']);
  await seed.add('ActivityClassification', [
    ...MORE.map(([name, category, listing]) => ({ kind: 'WEBSITE', name, category, listing })),
    ...(group === undefined ? [] : [{ kind: 'WEBSITE', name: 'wetransfer.com', category: 'PRODUCTIVE', listing: 'WHITELISTED', customGroupId: group.id }]),
  ]);
  await seed.add('InternetAccessPattern', PATTERNS);
  const exempt = members.find(({ number }) => number === '1016');
  if (exempt) await seed.add('InternetAccessOverride', [{ employeeId: exempt.employeeId, mode: 'OWN_LIST', reason: 'Tests what the shop loads from other websites.', domains: [{ domain: 'netflix.com', status: 'BLOCKED' }, { domain: '*.bet', status: 'BLOCKED' }] }]);
  await seed.finish('Internet access and work locations of the demo organisation');
  await reckonStatuses(tx, null);
  for (const { number, employeeId, deviceId, days } of members) {
    const told = locationsOf(number, days, OFFICES[number === '1015' || number === '1016' ? 1 : 0]!, now.getTime());
    const last = told.pop();
    if (told.length > 0) await takeLocations(tx, { id: deviceId, employeeId }, { seen: null, locations: told }, now.getTime());
    if (last) await takeLocations(tx, { id: deviceId, employeeId }, { seen: last.addresses[0] ?? null, locations: [last] }, last.at + MINUTE);
    const tried = visitsOf(number, days, now.getTime());
    if (tried.length > 0) await takeVisits(tx, { id: deviceId, employeeId }, tried, now.getTime());
  }
  // Who has tried before is told of nothing.
  const told = seeding(tx);
  await told.change('InternetAccessSetting', setting!, { notifiesViolations: true });
  await told.finish('Violations are notified');
};
