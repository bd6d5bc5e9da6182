import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { field } from '../support/field.ts';
import { languages, type Language } from '../../../src/domain/languages.ts';
import { ensureTemporal } from '../../../src/domain/temporal.ts';
import { parseMoney } from '../../../src/domain/values/amounts.ts';
import { normaliseFormat } from '../../../src/domain/values/dateFormat.ts';
import { parseDate } from '../../../src/domain/values/dates.ts';
import { durationHours, parseDuration } from '../../../src/domain/values/durations.ts';
import { excelDate } from '../../../src/domain/values/excelDate.ts';
import { fileBytes, formatFileSize } from '../../../src/domain/values/fileSizes.ts';
import { parseNumber } from '../../../src/domain/values/numbers.ts';
import { parseValue } from '../../../src/domain/values/parseValue.ts';
import { parseDateTime, parseTime } from '../../../src/domain/values/times.ts';
import { parseYesNo } from '../../../src/domain/values/yesNo.ts';
import { toInstant } from '../../../src/domain/values/zones.ts';

describe('numbers', () => {
  it.each<[string, Language, string | null]>([
    ['1,234,567.5', 'en', '1234567.5'],
    ['12,34,567.50', 'en', '1234567.5'],
    ['1\u202f234\u202f567,5', 'fr', '1234567.5'],
    ["1'234.5", 'en', '1234.5'],
    ['1.234.567,5', 'sp', '1234567.5'],
    ['1.234', 'sp', '1234'],
    ['0.125', 'sp', '0.125'],
    ['0,125', 'en', null],
    ['1.5', 'sp', '1.5'],
    ['1,5', 'sp', '1.5'],
    ['1.5', 'fr', '1.5'],
    ['１，２３４．５', 'ja', '1234.5'],
    ['1.234,56', 'en', '1234.56'],
    ['(1,234.50)', 'en', '-1234.5'],
    ['−7', 'en', '-7'],
    ['7-', 'en', '-7'],
    ['-0', 'en', '0'],
    ['.5', 'en', '0.5'],
    ['1,5', 'en', null],
    ['1,23,4', 'en', null],
    ['1.2.3', 'en', null],
    ['12a', 'en', null],
    ['--1', 'en', null],
    ['1e5', 'en', null],
    ['', 'en', null],
  ])('%s in %s', (text, language, value) => expect(parseNumber(text, language)).toBe(value));

  it('reads money with its sign and refuses another currency', () => {
    expect(parseMoney('₹12,34,567.50', 'en', 'INR')).toEqual({ value: '1234567.5' });
    expect(parseMoney('Rs. 500', 'en', 'INR')).toEqual({ value: '500' });
    expect(parseMoney('1 234,50 $US', 'fr', 'USD')).toEqual({ value: '1234.5' });
    expect(parseMoney('5万', 'ja', 'JPY')).toHaveProperty('problem');
    expect(parseMoney('€100', 'en', 'INR')).toMatchObject({ problem: { message: 'rule.currency', args: { given: 'EUR', expected: 'INR' } } });
  });
});

describe('days', () => {
  it.each<[string, string, string | null]>([
    ['2026-11-20', 'DD-MM-YYYY', '2026-11-20'],
    ['2026/11/20', 'm/d/Y', '2026-11-20'],
    ['20/11/2026', 'd/m/Y', '2026-11-20'],
    ['11/20/2026', 'm/d/Y', '2026-11-20'],
    ['20/11/2026', 'm/d/Y', null],
    ['05/06/2026', 'DD-MM-YYYY', '2026-06-05'],
    ['05/06/2026', 'm/d/Y', '2026-05-06'],
    ['05/06/2026', 'YYYY/MM/DD', null],
    ['25/06/2026', 'YYYY/MM/DD', '2026-06-25'],
    ['06/25/2026', 'YYYY/MM/DD', '2026-06-25'],
    ['31.12.26', 'YYYY/MM/DD', null],
    ['26/12/31', 'YYYY/MM/DD', null],
    ['26/12/31', 'YY/MM/DD', '2026-12-31'],
    ['99/12/31', 'YYYY/MM/DD', '1999-12-31'],
    ['31.12.26', 'DD.MM.YYYY', '2026-12-31'],
    ['Friday, November 20, 2026', 'm/d/Y', '2026-11-20'],
    ['20 nov. 2026', 'DD-MM-YYYY', '2026-11-20'],
    ['1er janvier 2026', 'YYYY/MM/DD', '2026-01-01'],
    ['1 de enero de 2026', 'YYYY/MM/DD', '2026-01-01'],
    ['vendredi 20 août 2027', 'YYYY/MM/DD', '2027-08-20'],
    ['2026年11月20日', 'YYYY/MM/DD', '2026-11-20'],
    ['20261120', 'YYYY/MM/DD', '2026-11-20'],
    ['2026-11-20T00:00:00', 'YYYY/MM/DD', '2026-11-20'],
    ['46346', 'YYYY/MM/DD', '2026-11-20'],
    ['2026-02-30', 'YYYY/MM/DD', null],
    ['20 Foo 2026', 'YYYY/MM/DD', null],
    ['tomorrow', 'YYYY/MM/DD', null],
    ['11/20/2026 12:00:00 AM', 'YYYY/MM/DD', '2026-11-20'],
    ['20-11-2026 12:00 am', 'DD-MM-YYYY', '2026-11-20'],
    ['11/20/2026 12:00:00 PM', 'YYYY/MM/DD', null],
  ])('%s where the format is %s', (text, format, value) => expect(parseDate(text, format)).toBe(value));
  it('says of a text that could mean two days what is wrong with it', () => {
    const problemOf = (text: string) => {
      const read = parseValue(field('date'), text, { language: 'en', dateFormat: 'YYYY/MM/DD' });
      return 'problem' in read ? read.problem : read.value;
    };
    expect(problemOf('01/02/2026')).toMatchObject({ message: 'rule.dateOrder', args: { example: '2026/11/20' } });
    expect(['30/02/2026', '13/13/2026', '32.13.25', 'soon'].map((text) => problemOf(text))).toEqual(Array.from({ length: 4 }, () => expect.objectContaining({ message: 'rule.date' })));
    // Which of the numbers is the year, nobody can tell: 2025, or 1931.
    expect(['1/2/26', '31.12.25', '12/31/25'].map((text) => problemOf(text))).toEqual(Array.from({ length: 3 }, () => expect.objectContaining({ message: 'rule.dateYear', args: { example: '2026/11/20' } })));
    expect(problemOf('2/2/2026')).toBe('2026-02-02');
  });

  it('knows the day that spreadsheets invented', () => {
    expect([1, 59, 60, 61, 45_000, 2_958_465, 2_958_466, 0].map(excelDate)).toEqual(['1900-01-01', '1900-02-28', null, '1900-03-01', '2023-03-15', '9999-12-31', null, null]);
    expect(parseValue(field('date'), 46_346, { language: 'en', dateFormat: 'YYYY/MM/DD' })).toEqual({ value: '2026-11-20' });
    expect(parseValue(field('date'), 60, { language: 'en', dateFormat: 'YYYY/MM/DD' })).toHaveProperty('problem');
  });

  it('reads PHP letters and falls back to the default format', () => {
    expect(normaliseFormat('m/d/Y')).toBe('MM/DD/YYYY');
    expect(normaliseFormat('M j, Y')).toBe('MMM D, YYYY');
    expect(normaliseFormat('nonsense')).toBe('YYYY/MM/DD');
  });
});

describe('times', () => {
  it.each([
    ['9:30', '09:30'], ['09:30:15', '09:30:15'], ['9h30', '09:30'], ['9 h 30', '09:30'], ['0930', '09:30'], ['9:30 pm', '21:30'], ['12 AM', '00:00'],
    ['12:15 p.m.', '12:15'], ['午後9時30分', '21:30'], ['9時', '09:00'], ['0.395833333', '09:30'], ['24:00', null], ['13:00 pm', null], ['9', null], ['noon', null],
    ['9:30pm', '21:30'], ['2pm', '14:00'], ['12a.m.', '00:00'],
  ])('%s', (text, value) => expect(parseTime(text)).toBe(value));

  it('reads an instant in its own offset, else in the zone', () => {
    expect(parseDateTime('2026-11-20T09:30:00+05:30', 'YYYY/MM/DD', 'UTC')).toBe('2026-11-20T04:00:00.000Z');
    expect(parseDateTime('20/11/2026 09:30', 'd/m/Y', 'Asia/Kolkata')).toBe('2026-11-20T04:00:00.000Z');
    expect(parseDateTime('20/11/2026 9:30 PM', 'd/m/Y', 'UTC')).toBe('2026-11-20T21:30:00.000Z');
    expect(parseDateTime('20/11/2026 09:30 +0900', 'd/m/Y', 'UTC')).toBe('2026-11-20T00:30:00.000Z');
    expect(parseDateTime('46346.395833333', 'd/m/Y', 'UTC')).toBe('2026-11-20T09:30:00.000Z');
    expect(parseDateTime('20/11/2026 25:00', 'd/m/Y', 'UTC')).toBeNull();
  });

  describe('in a zone', () => {
    beforeAll(ensureTemporal);
    it('agree with Temporal, also where clocks change', () => {
      const zones = fc.constantFrom('Asia/Kolkata', 'Europe/Paris', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Apia', 'America/Sao_Paulo');
      const hours = fc.integer({ min: 0, max: 24 * 366 * 30 });
      fc.assert(
        fc.property(zones, hours, (zone, hour) => {
          const [day = '', time = ''] = new Date(Date.UTC(2000, 0, 1, hour, 15)).toISOString().split(/[TZ.]/);
          const expected = Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(zone).epochMilliseconds;
          expect(Date.parse(toInstant(day, time, zone) ?? '')).toBe(expected);
        }),
        { numRuns: 500, examples: [['Europe/Paris', 24 * (365 * 26 + 7 + 31 + 28 + 28) + 2], ['America/New_York', 20]] },
      );
      expect(toInstant('2026-03-29', '02:30', 'Europe/Paris')).toBe('2026-03-29T01:30:00.000Z');
      expect(toInstant('2026-10-25', '02:30', 'Europe/Paris')).toBe('2026-10-25T00:30:00.000Z');
    });
  });
});

describe('durations, sizes, yes and no', () => {
  it.each([['2h 30m', 2.5], ['2.5', 2.5], ['45m', 0.75], ['1h', 1], ['2h30m', 2.5], ['10:15', 10.25], ['', 0], ['soon', 0], ['-3', 0], ['2x', 0]])('V-009: %s is %d hours', (text, hours) => expect(durationHours(text)).toBe(hours));
  it.each<[string, Language, string | null]>([['2,5 h', 'fr', '2.5'], ['2 h 30 min', 'sp', '2.5'], ['2時間30分', 'ja', '2.5'], ['20 min', 'en', '0.3333'], ['1.005h', 'en', '1.005'], ['h', 'en', null], ['90', 'en', '90']])(
    '%s in %s', (text, language, hours) => expect(parseDuration(text, language)).toBe(hours));

  it.each<[string, Language, number | null]>([['3 MB', 'en', 3_000_000], ['500kb', 'en', 500_000], ['1,5 Mo', 'fr', 1_500_000], ['1024', 'en', 1024], ['3MB', 'ja', 3_000_000], ['big', 'en', null]])(
    'V-010: %s in %s', (text, language, bytes) => expect(fileBytes(text, language)).toBe(bytes));
  it('shows sizes as the language writes them', () => {
    expect(languages.map((language) => formatFileSize(3_000_000, language).replace('\u00a0', ' '))).toEqual(['3 MB', '3 Mo', '3MB', '3 MB']);
    expect(formatFileSize(999_999, 'en').replace('\u00a0', ' ')).toBe('1 MB');
  });

  it.each([['yes', true], ['Y', true], ['TRUE', true], ['1', true], ['oui', true], ['はい', true], ['SÍ', true], ['si', true], ['no', false], ['Non', false], ['いいえ', false], ['0', false], ['maybe', null]])(
    '%s', (text, value) => expect(parseYesNo(text)).toBe(value));
});

describe('cells', () => {
  const context = { language: 'en', dateFormat: 'YYYY/MM/DD', labels: (_: string, value: string) => ({ ACTIVE: ['Active', 'Actif', '有効', 'Activo'], ON_HOLD: ['On hold'] })[value] ?? [] } as const;
  const status = field('status', { enumName: 'S', options: ['ACTIVE', 'ON_HOLD'] });

  it('a choice that is spelled out is that one, though another is like it', () => {
    const read = (kind: 'choice' | 'choices', options: string[], text: string) => parseValue(field(kind, { options }), text, { language: 'en', dateFormat: 'YYYY/MM/DD' });
    for (const options of [['A', 'A-', 'a'], ['15', '1.5'], ['On-call', 'On call'], ['-1', '1']])
      for (const option of options) expect([read('choice', options, option), read('choices', options, option)]).toEqual([{ value: option }, { value: [option] }]);
    expect(read('choice', ['A', 'B'], 'A-')).toHaveProperty('problem');
    expect(read('choice', ['15'], '1.5')).toHaveProperty('problem');
    expect(read('choice', ['ON_HOLD', 'Dr.'], ' on-hold ')).toEqual({ value: 'ON_HOLD' });
  });

  it('name one of our languages by its code, by its own name and by its name in each of them', () => {
    const own: Readonly<Record<string, string>> = { EN: 'English', FR: 'Français', JA: '日本語', SP: 'Español' };
    const read = (text: string) => parseValue(field('choice', { enumName: 'Language', options: Object.keys(own) }), text, { language: 'fr', dateFormat: 'YYYY/MM/DD', labels: (_, value) => [own[value]!] });
    for (const text of ['JA', 'ja', '日本語', 'Japanese', 'japonais', 'Japonés']) expect(read(text), text).toEqual({ value: 'JA' });
    for (const text of ['SP', 'es', 'Espanol', 'Spanish', 'espagnol', 'スペイン語']) expect(read(text), text).toEqual({ value: 'SP' });
    expect(read('Japanes')).toMatchObject({ problem: { message: 'rule.choiceSuggest', args: { suggestion: 'Japanese' } } });
    expect(read('German')).toMatchObject({ problem: { message: 'rule.choice' } });
  });

  it('name a choice by value or label in any language, and get a suggestion when they nearly do', () => {
    for (const text of ['ACTIVE', 'active', 'actif', '有効', ' Activo ']) expect(parseValue(status, text, context)).toEqual({ value: 'ACTIVE' });
    expect(parseValue(status, 'on-hold', context)).toEqual({ value: 'ON_HOLD' });
    expect(parseValue(status, 'Actve', context)).toMatchObject({ problem: { message: 'rule.choiceSuggest', args: { suggestion: 'Active' } } });
    expect(parseValue(status, 'zzz', context)).toMatchObject({ problem: { message: 'rule.choice' } });
  });

  it('that are empty are null, and numbers keep every digit', () => {
    expect(parseValue(field('money'), '  ', context)).toEqual({ value: null });
    expect(parseValue(field('money'), 1234.5, { ...context, language: 'sp' })).toEqual({ value: '1234.5' });
    expect(parseValue(field('integer'), '30.5', context)).toMatchObject({ problem: { message: 'rule.whole' } });
    expect(parseValue(field('yesNo'), true, context)).toEqual({ value: true });
    expect(parseValue(field('json'), '{bad', context)).toMatchObject({ problem: { message: 'rule.json' } });
  });

  it('never throw, whatever is in them', () => {
    const kinds = fc.constantFrom('integer', 'money', 'date', 'dateTime', 'time', 'duration', 'percent', 'choices', 'colour', 'address', 'rows', 'longText', 'reference');
    fc.assert(fc.property(kinds, fc.anything(), fc.constantFrom(...languages), (kind, cell, language) => {
      parseValue(field(kind as 'date', { options: ['A'] }), cell, { language, dateFormat: 'd/m/Y' });
    }));
  });
});

describe('several of a list', () => {
  const options = ['Alpha', 'Gamma', 'Gamma, with comma', 'Red; green, blue', '19" rack'];
  const read = (text: string) => parseValue(field('choices', { enumName: 'State', options }), text, { language: 'en', dateFormat: 'YYYY/MM/DD', currency: 'INR', timeZone: 'UTC', labels: () => [] });

  it('are known whose own words have separators', () => {
    // However many parts a text has, only as many are put together as a choice has.
    expect(read(Array.from({ length: 20_000 }, () => 'Alpha').join(','))).toEqual({ value: ['Alpha'] });
    expect(read('Alpha, Gamma, with comma')).toEqual({ value: ['Alpha', 'Gamma, with comma'] });
    expect(read('gamma、with comma; Gamma')).toEqual({ value: ['Gamma, with comma', 'Gamma'] });
    expect(read('Red; green, blue, Alpha')).toEqual({ value: ['Red; green, blue', 'Alpha'] });
    expect(read('Gamma, with')).toHaveProperty('problem');
  });

  it('are read in the quotation marks of spreadsheets, and as they are where the words have such marks', () => {
    expect(read('"Gamma, with comma", Alpha')).toEqual({ value: ['Gamma, with comma', 'Alpha'] });
    expect(read('"Alpha";"Red; green, blue"')).toEqual({ value: ['Alpha', 'Red; green, blue'] });
    expect(read('19" rack, "19"" rack"')).toEqual({ value: ['19" rack'] });
    expect(read('"Alpha, Gamma')).toHaveProperty('problem');
    expect(read('"Delta", Alpha')).toMatchObject({ problem: { args: {} } });
  });
});
