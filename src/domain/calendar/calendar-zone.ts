/** Clocks as a calendar file means them: of a zone by name, or of one that the file describes itself, as Outlook's do. */
import { toInstant } from '../values/zones.ts';
import { dayOf, daysOfRule, partsOf, readRule, type Budget, type Rule } from './recurrence.ts';
import type { Component } from './components.ts';

type Turn = { readonly start: number; readonly time: number; readonly offset: number; readonly rule: Rule | null };
export type Zone = (day: number, seconds: number) => number;

const offsetOf = (text: string): number => {
  const [, sign, hours = '0', minutes = '0', seconds = '0'] = /^([+-])(\d\d)(\d\d)(\d\d)?$/.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));
};

export const isoDay = (day: number): string => {
  const { year, month, date } = partsOf(day);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
};
const clock = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(11, 19);

/** Clocks of an IANA zone; null where there is none of the name. */
export const zoneNamed = (name: string): Zone | null => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
  } catch {
    return null; // RangeError: no zone of that name
  }
  return (day, seconds) => Date.parse(toInstant(isoDay(day), clock(seconds), name)!);
};

/** Clocks that turn as a VTIMEZONE of the file says. */
export const zoneDescribed = ({ parts }: Component, budget: Budget): Zone | null => {
  const turns = parts.flatMap(({ properties }): Turn[] => {
    const start = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)/.exec(properties.get('DTSTART')?.[0]?.value ?? '');
    const to = properties.get('TZOFFSETTO')?.[0]?.value;
    if (!start || to === undefined) return [];
    const [year = 0, month = 1, date = 1, hours = 0, minutes = 0, seconds = 0] = start.slice(1).map(Number);
    const rule = properties.get('RRULE')?.[0]?.value;
    return [{ start: dayOf(year, month, date), time: hours * 3600 + minutes * 60 + seconds, offset: offsetOf(to), rule: rule === undefined ? null : readRule(rule) }];
  });
  if (turns.length === 0) return null;
  /** When it turned last before the day and time, in local seconds. */
  const lastTurn = ({ start, time, rule }: Turn, local: number): number => {
    const day = Math.floor(local / 86_400);
    const days = rule === null || start > day - 400 ? [start, ...(rule ? daysOfRule(rule, start, start, day, budget) : [])] : daysOfRule({ ...rule, count: null }, start, day - 400, day, budget);
    return Math.max(...days.map((one) => one * 86_400 + time).filter((one) => one <= local), -Infinity);
  };
  return (day, seconds) => {
    const local = day * 86_400 + seconds;
    const [latest] = turns.map((turn) => ({ turn, at: lastTurn(turn, local) })).toSorted((one, other) => other.at - one.at);
    return (local - latest!.turn.offset) * 1000;
  };
};
