/** When somebody is busy, by the calendar that they publish (.ics). What their appointments are is not read. */
import { zoneDescribed, zoneNamed, type Zone } from './calendar-zone.ts';
import { readComponents, type Component, type Property } from './components.ts';
import { dayOf, daysOfRule, readRule, type Budget, type Rule } from './recurrence.ts';

export type BusyPeriod = { readonly uid: string; /** ISO instants in UTC. */ readonly startsAt: string; readonly endsAt: string };
export type Within = { readonly from: Date; readonly to: Date; /** Of times without a zone, and of whole days. */ readonly zone: string };

export class NotACalendar extends Error {
  override readonly name = 'NotACalendar';
}

/** Days and rules looked at in one file: some hundred thousand are a calendar of decades. */
const MOST_WORK = 500_000;
const MOST_PERIODS = 5000;
const DAY = 86_400;

/** A day, seconds into it where it names a time, and by which clocks. */
type Moment = { readonly day: number; readonly seconds: number | null; readonly zone: Zone };

const UTC: Zone = (day, seconds) => (day * DAY + seconds) * 1000;
const MOMENT = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/;

/** Longer is no appointment. */
const LONGEST = 400 * DAY;

const secondsOf = (text: string): number => {
  const [, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(text)?.map((part) => Number(part) || 0) ?? [];
  return Math.min(LONGEST, ((weeks * 7 + days) * 24 + hours) * 3600 + minutes * 60 + seconds);
};

const reader = (calendar: Component, own: string, budget: Budget) => {
  const usual = zoneNamed(own) ?? UTC;
  const zones = new Map<string, Zone>();
  const described = calendar.parts.filter(({ name }) => name === 'VTIMEZONE');
  const zoneOf = (name: string): Zone => {
    const found = zones.get(name) ?? zoneNamed(name.replace(/^\//, '')) ?? described.flatMap((one) => (one.properties.get('TZID')?.[0]?.value === name ? (zoneDescribed(one, budget) ?? []) : []))[0] ?? usual;
    zones.set(name, found);
    return found;
  };
  return (text: string, { parameters }: Property): Moment | null => {
    const [, year, month, date, hours, minutes, seconds, utc] = MOMENT.exec(text.trim()) ?? [];
    // Repeating since then or until then is nobody's appointment, and would be counted day by day.
    if (year === undefined || Number(year) < 1970 || Number(year) > 2200) return null;
    const day = dayOf(Number(year), Number(month), Number(date));
    const tzid = parameters.get('TZID');
    return { day, seconds: hours === undefined ? null : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds), zone: utc === 'Z' ? UTC : tzid === undefined || hours === undefined ? usual : zoneOf(tzid) };
  };
};

const instantOf = ({ day, seconds, zone }: Moment): number => zone(day, seconds ?? 0);

/** The rule with the last day on which the event still begins in time: where an end is told in UTC, the day there may be another one than by the clocks of the event. */
const endingFor = (start: Moment, rule: Rule | null): Rule | null => {
  if (rule === null || rule.until === null || rule.untilTime === null || start.seconds === null) return rule;
  const { seconds, isUtc } = rule.untilTime;
  const end = (isUtc ? UTC : start.zone)(rule.until, seconds);
  let until = rule.until + 1;
  while (instantOf({ ...start, day: until }) > end) until -= 1;
  return { ...rule, until };
};

type Event = { readonly uid: string; readonly start: Moment; /** Seconds; of whole days, days. */ readonly length: number; readonly component: Component };

const isFree = ({ properties }: Component): boolean => properties.get('TRANSP')?.[0]?.value.toUpperCase() === 'TRANSPARENT' || properties.get('X-MICROSOFT-CDO-BUSYSTATUS')?.[0]?.value.toUpperCase() === 'FREE' || properties.get('STATUS')?.[0]?.value.toUpperCase() === 'CANCELLED';

const periodOf = ({ uid, start, length }: Event, day: number): BusyPeriod => {
  const from = start.zone(day, start.seconds ?? 0);
  const to = start.seconds === null ? start.zone(day + length, 0) : from + length * 1000;
  return { uid, startsAt: new Date(from).toISOString(), endsAt: new Date(to).toISOString() };
};

/** The periods of the file that reach into `from` to `to`, by their beginning. Throws NotACalendar, and TooMuchWork where it would take forever. */
export const busyTimes = (text: string, { from, to, zone }: Within): BusyPeriod[] => {
  const calendars = readComponents(text);
  if (calendars.length === 0) throw new NotACalendar('The file holds no calendar.');
  const budget: Budget = { left: MOST_WORK };
  const found: BusyPeriod[] = [];
  for (const calendar of calendars) {
    const read = reader(calendar, zone, budget);
    const moments = (component: Component, name: string): Moment[] => (component.properties.get(name) ?? []).flatMap((property) => property.value.split(',').flatMap((one) => read(one.split('/')[0]!, property) ?? []));
    const events = calendar.parts.flatMap((component): Event[] => {
      const [start] = component.name === 'VEVENT' ? moments(component, 'DTSTART') : [];
      if (!start) return [];
      const [end] = moments(component, 'DTEND');
      const told = secondsOf(component.properties.get('DURATION')?.[0]?.value ?? '');
      const length = start.seconds === null ? Math.max(1, end ? end.day - start.day : Math.round(told / DAY)) : Math.max(0, end ? (instantOf(end) - instantOf(start)) / 1000 : told);
      return [{ uid: component.properties.get('UID')?.[0]?.value.replaceAll('\0', '').slice(0, 300) ?? '', start, length, component }];
    });
    /** Times of a repeating event that another one of the file replaces. */
    const replaced = new Set(events.flatMap(({ uid, component }) => moments(component, 'RECURRENCE-ID').map((at) => `${uid} ${instantOf(at)}`)));
    for (const event of events) {
      const { uid, start, length, component } = event;
      if (isFree(component)) continue;
      const isReplacing = component.properties.has('RECURRENCE-ID');
      const rule = isReplacing ? null : endingFor(start, readRule(component.properties.get('RRULE')?.[0]?.value ?? ''));
      const reach = Math.ceil(start.seconds === null ? length : length / DAY) + 1;
      const [first, last] = [Math.floor(from.getTime() / 1000 / DAY) - reach, Math.floor(to.getTime() / 1000 / DAY) + 1];
      const days = rule === null ? [start.day] : daysOfRule(rule, start.day, first, last, budget);
      const without = new Set(moments(component, 'EXDATE').map(instantOf));
      const more = moments(component, 'RDATE').map((at) => periodOf({ ...event, start: at }, at.day));
      const periods = [...days.map((day) => periodOf(event, day)), ...more].filter(({ startsAt }) => !without.has(Date.parse(startsAt)) && (isReplacing || !replaced.has(`${uid} ${Date.parse(startsAt)}`)));
      for (const period of periods) if (Date.parse(period.startsAt) < to.getTime() && Date.parse(period.endsAt) > from.getTime() && period.startsAt < period.endsAt) found.push(period);
      if (found.length > MOST_PERIODS) return found.slice(0, MOST_PERIODS);
    }
  }
  return found.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
};
