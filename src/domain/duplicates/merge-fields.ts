/** How candidates become one, field by field: what is chosen together, what is reckoned, and how lists are united. */
import type { Field } from '../resource.ts';

type Values = Readonly<Record<string, unknown>>;

/** What makes sense from one record only; the first field stands for all. */
const TOGETHER: readonly (readonly string[])[] = [
  ['firstName', 'middleName', 'lastName'],
  ['currentCtc', 'expectedCtc', 'currency'],
  ['experienceYears', 'experienceMonths'],
  ['jobPostId', 'statusId'],
  ['standing', 'talentPoolId', 'archiveReasonId', 'archiveComment', 'archivedOn', 'blacklistReasonId', 'blacklistComment', 'blacklistAttachment', 'blacklistedOn', 'blacklistedBy'],
];
const EARLIEST: ReadonlySet<string> = new Set(['appliedOn', 'shortlistedOn', 'offeredOn', 'hiredOn', 'firstInterviewOn']);
const LATEST: ReadonlySet<string> = new Set(['offerRespondedOn', 'lastInterviewOn', 'consentOn', 'retainUntil']);
/** The number is the record's own; whoever became an employee is one. */
const OWN: ReadonlySet<string> = new Set(['number', 'employeeId']);

/** Lines are the same where this is. */
const LINE_OF: Readonly<Record<string, string>> = { skills: 'skillId', languages: 'language', workPermits: 'workAuthorizationId' };

const isFilled = (value: unknown): boolean => value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

type Merging = Pick<Field, 'key' | 'kind' | 'readOnly'>;

/** The fields that are chosen, each with those that go with it. */
export const choices = <One extends Merging>(fields: readonly One[]): readonly (readonly One[])[] => {
  const open = fields.filter(({ key, kind, readOnly }) => kind !== 'id' && kind !== 'rows' && kind !== 'custom' && !readOnly && !OWN.has(key) && !EARLIEST.has(key) && !LATEST.has(key));
  return open.flatMap((field) => {
    const unit = TOGETHER.find((keys) => keys.includes(field.key));
    if (unit === undefined) return [[field]];
    const own = open.filter(({ key }) => unit.includes(key));
    return own[0] === field ? [own] : [];
  });
};

const isPlace = (unit: readonly Merging[]): boolean => unit[0]!.key === 'jobPostId' || unit[0]!.key === 'statusId';
const isStanding = (unit: readonly Merging[]): boolean => unit.some(({ key }) => key === 'standing');
const idOf = (one: Values): string => String(one['id']);

/** From whom a unit is taken unless somebody chooses: the first who has it. Nobody comes off the blacklist by being merged, and the post and status of whoever is `hired` stay. */
export const takenFrom = <One extends Values>(unit: readonly Merging[], people: readonly One[], hired: string | null = null): One => {
  if (isStanding(unit)) return people.find((one) => one['standing'] === 'BLACKLISTED') ?? people[0]!;
  const first = isPlace(unit) ? people.find((one) => idOf(one) === hired) : undefined;
  const asked = unit[0]!.key === 'jobPostId' ? unit.slice(0, 1) : unit;
  return first ?? people.find((one) => asked.some(({ key }) => isFilled(one[key]))) ?? people[0]!;
};

/** Whether anybody may choose it. */
export const isChoice = (unit: readonly Merging[], people: readonly Values[], hired: string | null = null): boolean =>
  !(isStanding(unit) && people.some((one) => one['standing'] === 'BLACKLISTED')) && !(isPlace(unit) && people.some((one) => idOf(one) === hired));

const told = (row: Values, by: string | undefined): string =>
  by === undefined ? JSON.stringify(Object.entries(row).filter(([key, value]) => key !== 'id' && isFilled(value)).sort(([one], [other]) => (one < other ? -1 : 1))).toLowerCase().normalize('NFKC') : String(row[by]);

/** All lines, those that are the same once; what the first of them leaves empty comes from the next. */
export const united = (key: string, lists: readonly (readonly Values[])[]): readonly Values[] => {
  const lines = new Map<string, Values>();
  for (const line of lists.flat()) {
    const place = told(line, LINE_OF[key]);
    const had = lines.get(place);
    lines.set(place, had === undefined ? line : { ...line, ...Object.fromEntries(Object.entries(had).filter(([, value]) => isFilled(value))) });
  }
  return [...lines.values()];
};

/** What follows from the records: the days of a person's way, and whom they became. */
export const reckoned = (fields: readonly Merging[], people: readonly Values[]): Values => {
  const days = (key: string): string[] => people.map((one) => one[key]).filter(isFilled).map(String).sort();
  return Object.fromEntries(
    fields.flatMap(({ key }) => {
      if (EARLIEST.has(key)) return [[key, days(key)[0] ?? null]];
      if (LATEST.has(key)) return [[key, days(key).at(-1) ?? null]];
      return key === 'employeeId' ? [[key, people.map((one) => one[key]).find(isFilled) ?? null]] : [];
    }),
  );
};
