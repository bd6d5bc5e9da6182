/** How shifts are named and coloured. */
import { writeDate } from '../fields/input/dateText.ts';
import { pastelOf } from '../shell/pieces/initials.ts';
import type { ShiftPartFragment } from '../../../generated/attendance/operations.ts';
import type { CellFormats } from '../fields/cellKind.ts';

export type Shift = ShiftPartFragment;
export type Shifts = ReadonlyMap<string, Shift>;

export const byId = (shifts: readonly Shift[]): Shifts => new Map(shifts.map((shift) => [shift.id, shift]));

/** Each shift has a colour of its own, with an ink that is read on it in either theme. */
export const coloursOf = (id: string): { readonly background: string; readonly color: string } => ({ background: `var(--p${pastelOf(id)})`, color: `var(--q${pastelOf(id)})` });

const clock = (time: string): string => time.slice(0, 5);

export const hoursText = ({ startsAt, endsAt }: Shift): string => `${clock(startsAt)}–${clock(endsAt)}`;
export const shiftText = (shift: Shift): string => `${shift.name} ${hoursText(shift)}`;

/** 'Mon, 7 Dec' in the reader's language. */
export const longDay = (day: string, locale: string): string => new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

export const periodText = (from: string, until: string, { translate, dateFormat }: CellFormats): string => translate('shapes.calendar.fromTo', { from: writeDate(from, dateFormat), to: writeDate(until, dateFormat) });
