import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, addMonths, daysBetween, firstOfMonth, isRangeTooLong, lastOfMonth, lengthOfRange, probationEnd, todayIn, weekday, yearsAndMonths } from '../../src/domain/dates.ts';
import { languages } from '../../src/domain/languages.ts';
import { longSpan } from '../../src/domain/longSpan.ts';
import { longDay } from '../../src/domain/longDay.ts';
import { isEmbeddable, safeUrl } from '../../src/domain/safeUrl.ts';
import { ensureTemporal } from '../../src/domain/temporal.ts';

describe('days', () => {
  beforeAll(ensureTemporal);

  it('are today by the clocks of the zone', () => {
    const now = new Date('2026-11-20T20:00:00Z');
    expect(todayIn('Asia/Kolkata', now)).toBe('2026-11-21');
    expect(todayIn('America/New_York', now)).toBe('2026-11-20');
  });

  it('are counted by the calendar', () => {
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(daysBetween('2026-11-20', '2026-11-18')).toBe(-2);
    expect(lengthOfRange('2026-11-20', '2026-11-20')).toBe(1);
    expect(yearsAndMonths('2020-05-17', '2026-11-16')).toEqual({ years: 6, months: 5 });
    expect([firstOfMonth('2024-02-10'), lastOfMonth('2024-02-10')]).toEqual(['2024-02-01', '2024-02-29']);
    expect(weekday('2026-11-20')).toBe(5);
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
  });

  it('make a month of probation 30 days', () => {
    expect(probationEnd('2026-01-01', 1)).toBe('2026-01-30');
    expect(probationEnd('2026-01-01', 6)).toBe('2026-06-29');
  });

  it('make a range of 31 days too long and one of 30 not', () => {
    expect(isRangeTooLong('2026-01-01', '2026-01-31')).toBe(true);
    expect(isRangeTooLong('2026-01-01', '2026-01-30')).toBe(false);
  });
});

describe('addresses of links', () => {
  it.each(['https://example.com/a?b=1', 'http://example.com', 'mailto:a@example.com', 'tel:+911234', '/v3/core-hr/designations'])('%s is safe', (url) => expect(safeUrl(url)).toBe(url));
  it.each(['javascript:alert(1)', 'java\nscript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example', 'https://user:pw@example.com', 'vbscript:x', 'example', ''])(
    '%j is not', (url) => expect(safeUrl(url)).toBeNull());
  it('of frames are https', () => expect(['https://example.com/v', 'http://example.com', '/a'].map(isEmbeddable)).toEqual([true, false, false]));
});

it('writes a day in words, the first of a month in French as it is read', () => {
  expect(languages.map((language) => longDay(language, '2027-02-01'))).toEqual(['February 1, 2027', '1er février 2027', '2027年2月1日', '1 de febrero de 2027']);
  expect(longDay('fr', '2027-02-11')).toBe('11 février 2027');
});

it.each([
  ['en', 'Tuesday, December 1, 2026, 10:30 – 11:15 AM GMT+5:30', 'Tuesday, December 1, 2026 at 11:30 PM GMT+5:30 – Wednesday, December 2, 2026 at 12:30 AM GMT+5:30'],
  ['fr', 'mardi 1er décembre 2026, 10:30 – 11:15 UTC+5:30', 'mardi 1er décembre 2026 à 23:30 UTC+5:30 – mercredi 2 décembre 2026 à 00:30 UTC+5:30'],
  ['ja', '2026年12月1日火曜日 10:30～11:15 GMT+5:30', '2026年12月1日火曜日 23:30～2026年12月2日水曜日 0:30 GMT+5:30'],
  ['sp', 'martes, 1 de diciembre de 2026, 10:30–11:15 GMT+5:30', 'martes, 1 de diciembre de 2026, 23:30 GMT+5:30 – miércoles, 2 de diciembre de 2026, 0:30 GMT+5:30'],
] as const)('writes from when to when in %s, within a day and over midnight', (language, within, over) => {
  const spans = [longSpan(language, '2026-12-01T05:00:00Z', '2026-12-01T05:45:00Z', 'Asia/Kolkata'), longSpan(language, '2026-12-01T18:00:00Z', '2026-12-01T19:00:00Z', 'Asia/Kolkata')];
  expect(spans.map((span) => span.replaceAll(/[\u2009\u202F\u00A0]/g, ' '))).toEqual([within, over]);
});

it.each([
  ['en', 'Sunday, March 14, 2027 at 1:30 AM EST – Sunday, March 14, 2027 at 3:15 AM EDT', 'Sunday, November 1, 2026 at 1:30 AM EDT – Sunday, November 1, 2026 at 1:30 AM EST'],
  ['fr', 'dimanche 14 mars 2027 à 01:30 UTC−5 – dimanche 14 mars 2027 à 03:15 UTC−4', 'dimanche 1er novembre 2026 à 01:30 UTC−4 – dimanche 1er novembre 2026 à 01:30 UTC−5'],
  ['ja', '2027年3月14日日曜日 1:30 GMT-5～3:15 GMT-4', '2026年11月1日日曜日 1:30 GMT-4～1:30 GMT-5'],
  ['sp', 'domingo, 14 de marzo de 2027, 1:30 GMT-5 – domingo, 14 de marzo de 2027, 3:15 GMT-4', 'domingo, 1 de noviembre de 2026, 1:30 GMT-4 – domingo, 1 de noviembre de 2026, 1:30 GMT-5'],
] as const)('names both zones in %s where clocks change between the ends, also when they show one hour', (language, left, twice) => {
  const spans = [longSpan(language, '2027-03-14T06:30:00Z', '2027-03-14T07:15:00Z', 'America/New_York'), longSpan(language, '2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z', 'America/New_York')];
  expect(spans.map((span) => span.replaceAll(/[\u2009\u202F\u00A0]/g, ' '))).toEqual([left, twice]);
});
