/** Two people who changed one round at the same time. */
import type { ScheduleValues } from './scheduleValues.ts';

/** What is chosen as one, by the field that names it. */
const parts = { startsAt: ['day', 'time', 'minutes'], timeZone: ['timeZone'], mode: ['mode', 'venue', 'meetingLink'], note: ['note'], panel: ['panel'] } as const satisfies Readonly<Record<string, readonly (keyof ScheduleValues)[]>>;

export type RoundPart = keyof typeof parts;
const names = Object.keys(parts) as readonly RoundPart[];

const told = (values: ScheduleValues, part: RoundPart): string => JSON.stringify(parts[part].map((key) => (key === 'panel' ? values.panel.map(({ id }) => id).sort() : values[key])));
const isSame = (part: RoundPart, one: ScheduleValues, other: ScheduleValues): boolean => told(one, part) === told(other, part);

/** What both changed since `base`, to different values. */
export const clashingParts = (base: ScheduleValues, mine: ScheduleValues, theirs: ScheduleValues): readonly RoundPart[] => names.filter((part) => !isSame(part, base, mine) && !isSame(part, base, theirs) && !isSame(part, mine, theirs));

/** What I changed since `base` on top of theirs, without the parts that I take from them. */
export const onTopOf = (base: ScheduleValues, mine: ScheduleValues, theirs: ScheduleValues, taken: ReadonlySet<string>): ScheduleValues => ({
  ...theirs,
  ...Object.fromEntries(names.filter((part) => !isSame(part, base, mine) && !taken.has(part)).flatMap((part) => parts[part].map((key) => [key, mine[key]]))),
});
