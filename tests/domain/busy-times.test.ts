/** Calendars as Outlook, Google and Apple publish them, read for when somebody is busy. */
import { describe, expect, it } from 'vitest';
import { busyTimes, NotACalendar } from '../../src/domain/calendar/busy-times.ts';
import { readRule, TooMuchWork } from '../../src/domain/calendar/recurrence.ts';

const OUTLOOK = ['BEGIN:VTIMEZONE', 'TZID:W. Europe Standard Time', 'BEGIN:STANDARD', 'DTSTART:16010101T030000', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100', 'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10', 'END:STANDARD', 'BEGIN:DAYLIGHT', 'DTSTART:16010101T020000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200', 'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3', 'END:DAYLIGHT', 'END:VTIMEZONE'];
const calendar = (...lines: string[]): string => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]): string[] => ['BEGIN:VEVENT', 'UID:one', ...lines, 'END:VEVENT'];
const within = { from: new Date('2026-11-30T00:00:00Z'), to: new Date('2026-12-31T00:00:00Z'), zone: 'Asia/Kolkata' };
const startsOf = (text: string, given = within): string[] => busyTimes(text, given).map(({ startsAt }) => startsAt);

describe('busy times of a calendar', () => {
  it('are those of appointments in UTC, by a named zone, without one, and of whole days', () => {
    const text = calendar(
      ...event('DTSTART:20261201T100000Z', 'DTEND:20261201T110000Z'),
      ...event('DTSTART;TZID=Europe/Paris:20261202T100000', 'DURATION:PT90M'),
      ...event('DTSTART:20261203T100000', 'DTEND:20261203T103000'),
      ...event('DTSTART;VALUE=DATE:20261204', 'DTEND;VALUE=DATE:20261206'),
    );
    expect(busyTimes(text, within).map(({ startsAt, endsAt }) => [startsAt, endsAt])).toEqual([
      ['2026-12-01T10:00:00.000Z', '2026-12-01T11:00:00.000Z'],
      ['2026-12-02T09:00:00.000Z', '2026-12-02T10:30:00.000Z'],
      ['2026-12-03T04:30:00.000Z', '2026-12-03T05:00:00.000Z'],
      ['2026-12-03T18:30:00.000Z', '2026-12-05T18:30:00.000Z'],
    ]);
  });

  it('know the zones that Outlook describes by its own names, in winter and in summer', () => {
    const text = calendar(...OUTLOOK, ...event('DTSTART;TZID=W. Europe Standard Time:20261201T100000', 'DTEND;TZID=W. Europe Standard Time:20261201T110000'), ...event('DTSTART;TZID="W. Europe Standard Time":20260701T100000', 'DURATION:PT1H'));
    expect(startsOf(text, { ...within, from: new Date('2026-06-01T00:00:00Z') })).toEqual(['2026-07-01T08:00:00.000Z', '2026-12-01T09:00:00.000Z']);
  });

  it('leave out what is free, cancelled or over', () => {
    const day = ['DTSTART:20261201T100000Z', 'DTEND:20261201T110000Z'];
    const text = calendar(...event(...day, 'TRANSP:TRANSPARENT'), ...event(...day, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'), ...event(...day, 'STATUS:CANCELLED'), ...event('DTSTART:20251201T100000Z', 'DURATION:PT1H'));
    expect(busyTimes(text, within)).toEqual([]);
  });

  it.each([
    ['every weekday', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', '20260105', 23],
    ['every second week', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU', '20261201', 3],
    ['daily until a day', 'FREQ=DAILY;UNTIL=20261205T235959Z', '20261201', 5],
    ['five times, of which two are over', 'FREQ=DAILY;COUNT=5', '20261128', 3],
    ['the last Friday of the month', 'FREQ=MONTHLY;BYDAY=-1FR', '20260130', 1],
    ['the second Tuesday', 'FREQ=MONTHLY;BYDAY=2TU', '20260113', 1],
    ['the last working day', 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', '20260130', 1],
    ['the 31st, which most months lack', 'FREQ=MONTHLY;BYMONTHDAY=31', '20260131', 0],
    ['once a year', 'FREQ=YEARLY', '20201224', 1],
    ['every 5 minutes, which nobody means', 'FREQ=MINUTELY;INTERVAL=5', '20261201', 1],
  ])('repeat: %s', (_, rule, first, times) => {
    expect(startsOf(calendar(...event(`DTSTART:${first}T100000Z`, 'DURATION:PT1H', `RRULE:${rule}`)), { ...within, from: new Date('2026-11-30T00:00:00Z'), to: new Date('2026-12-31T00:00:00Z') })).toHaveLength(times);
  });

  it('keep the hour of the zone when its clocks turn', () => {
    const text = calendar(...event('DTSTART;TZID=Europe/Paris:20261020T100000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=2'));
    expect(startsOf(text, { ...within, from: new Date('2026-10-01T00:00:00Z') })).toEqual(['2026-10-20T08:00:00.000Z', '2026-10-27T09:00:00.000Z']);
  });

  it.each([
    ['by UTC before midnight of the zone', 'America/Los_Angeles', '090000', '20261203T075959Z', 2],
    ['by UTC at the last time itself, a day later there', 'America/Los_Angeles', '200000', '20261203T040000Z', 2],
    ['by UTC at the last time itself, a day earlier there', 'Australia/Sydney', '080000', '20261201T210000Z', 2],
    ['a second too early', 'Australia/Sydney', '080000', '20261201T205959Z', 1],
    ['by the clocks of the zone', 'Australia/Sydney', '080000', '20261203T070000', 2],
    ['by a day', 'Australia/Sydney', '080000', '20261202', 2],
  ])('end where they are told to: %s', (_, zone, time, until, times) => {
    expect(startsOf(calendar(...event(`DTSTART;TZID=${zone}:20261201T${time}`, 'DURATION:PT1H', `RRULE:FREQ=DAILY;UNTIL=${until}`)))).toHaveLength(times);
  });

  it('leave out excepted times, move replaced ones and add named ones', () => {
    const text = calendar(
      ...event('DTSTART:20261201T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=4', 'EXDATE:20261202T100000Z', 'RDATE:20261210T100000Z'),
      ...event('RECURRENCE-ID:20261203T100000Z', 'DTSTART:20261203T150000Z', 'DURATION:PT1H'),
      ...event('RECURRENCE-ID:20261204T100000Z', 'DTSTART:20261204T150000Z', 'DURATION:PT1H', 'STATUS:CANCELLED'),
    );
    expect(startsOf(text)).toEqual(['2026-12-01T10:00:00.000Z', '2026-12-03T15:00:00.000Z', '2026-12-10T10:00:00.000Z']);
  });

  it('read folded lines, and nothing of what people wrote', () => {
    const text = calendar(...event('SUMMARY:DTSTART:20261209T100000Z', 'DTSTA\r\n RT:20261201T100000Z', 'DURATION:PT1H'));
    expect(busyTimes(text, within)).toEqual([{ uid: 'one', startsAt: '2026-12-01T10:00:00.000Z', endsAt: '2026-12-01T11:00:00.000Z' }]);
  });

  it('refuse what is no calendar, and one that would take forever', () => {
    expect(() => busyTimes('<!doctype html><title>Sign in</title>', within)).toThrow(NotACalendar);
    const endless = Array.from({ length: 200 }, () => event('DTSTART:19700101T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=999999')).flat();
    expect(() => busyTimes(calendar(...endless), within)).toThrow(TooMuchWork);
  });

  it('take a rule that lists one day a hundred thousand times for what it says, and nothing of another millennium or without end', () => {
    const days = Array.from({ length: 100_000 }, () => '5MO').join();
    expect(readRule(`FREQ=MONTHLY;BYDAY=${days};BYMONTHDAY=${days.replaceAll('5MO', '31')}`)).toMatchObject({ byDay: [{ weekday: 1, nth: 5 }], byMonthDay: [31] });
    expect(startsOf(calendar(...event('DTSTART:10000101T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=999999')))).toEqual([]);
    expect(busyTimes(calendar(...event('DTSTART:20261201T100000Z', 'DURATION:P999999999999D')), within).map(({ endsAt }) => endsAt)).toEqual(['2028-01-05T10:00:00.000Z']);
  });
});
