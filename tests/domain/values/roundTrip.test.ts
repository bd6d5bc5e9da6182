import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { field } from '../support/field.ts';
import { fromScaled } from '../../../src/domain/decimal.ts';
import { languages, type Language } from '../../../src/domain/languages.ts';
import type { FieldKind } from '../../../src/domain/resource.ts';
import { formatValue } from '../../../src/domain/values/formatValue.ts';
import { parseValue } from '../../../src/domain/values/parseValue.ts';

const pad = (value: number): string => String(value).padStart(2, '0');
const decimal = (scale: number): fc.Arbitrary<string> => fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }).map((value) => fromScaled(value, scale));
/** Days that two digits of a year tell apart, in every zone. */
const day = fc.date({ min: new Date('1930-01-02T00:00Z'), max: new Date('2029-12-30T00:00Z'), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
const time = fc.tuple(fc.nat(23), fc.nat(59)).map(([hour, minute]) => `${pad(hour)}:${pad(minute)}`);
const options = ['ACTIVE', 'ON_HOLD', 'LEFT'];
const labels: Record<string, Record<Language, string>> = {
  ACTIVE: { en: 'Active', fr: 'Actif', ja: '有効', sp: 'Activo' },
  ON_HOLD: { en: 'On hold', fr: 'En pause', ja: '保留', sp: 'En espera' },
  LEFT: { en: 'Left', fr: 'Parti', ja: '退職', sp: 'Salió' },
};
const formats = ['YYYY/MM/DD', 'DD-MM-YYYY', 'MMM D, YYYY', 'm/d/Y', 'D MMMM YYYY', 'DD.MM.YY', 'd/m/Y', 'YYYY年M月D日'];
const currencies = ['INR', 'JPY', 'USD', 'EUR', 'KWD', 'PHP', 'MXN', 'CAD', undefined];

const kinds: readonly [FieldKind, fc.Arbitrary<unknown>][] = [
  ['integer', fc.integer({ min: -2_147_483_647, max: 2_147_483_647 })],
  ['decimal', decimal(4)],
  ['money', decimal(4)],
  ['percent', decimal(4)],
  ['date', day],
  ['time', time],
  ['dateTime', fc.tuple(day, time).map(([one, other]) => `${one}T${other}:00.000Z`)],
  ['duration', fc.oneof(fc.nat(600_000).map((minutes) => String(Math.round((minutes / 60) * 10_000) / 10_000)), fc.bigInt({ min: 0n, max: 10n ** 9n }).map((value) => fromScaled(value, 4)))],
  ['yesNo', fc.boolean()],
  ['status', fc.constantFrom(...options)],
  ['choices', fc.uniqueArray(fc.constantFrom(...options), { minLength: 1 })],
  ['text', fc.string({ unit: 'binary' }).map((text) => text.trim().normalize('NFC').trim()).filter((text) => text !== '')],
  ['json', fc.jsonValue().filter((value) => value !== null && value !== '').map((value) => JSON.parse(JSON.stringify(value)) as unknown)],
];

describe('what is shown can be pasted back', () => {
  it.each(kinds.flatMap(([kind, values]) => languages.map((language) => [kind, language, values] as const)))('%s in %s', (kind, language, values) => {
    const one = field(kind, { enumName: 'State', options });
    fc.assert(
      // Clocks of these zones show no time of day twice.
      fc.property(values, fc.constantFrom(...formats), fc.constantFrom(...currencies), fc.constantFrom('UTC', 'Asia/Dubai'), (value, dateFormat, currency, timeZone) => {
        const shown = formatValue(one, value, { language, dateFormat, currency, timeZone, label: (_, option) => labels[option]?.[language] ?? option });
        const back = parseValue(one, shown, { language, dateFormat, currency, timeZone, labels: (_, option) => Object.values(labels[option] ?? {}) });
        expect(back, shown).toEqual({ value });
      }),
      { numRuns: 400, examples: kind === 'dateTime' ? [['1950-06-01T00:00:00.000Z', 'YYYY/MM/DD', 'INR', 'UTC']] : [] },
    );
  });
});
