import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitsPreset, presets } from '../../src/domain/presets.ts';
import type { Preset } from '../../src/domain/resource.ts';

const names = ['Meera Krishnan', 'मीरा कृष्णन', '山田 花子', 'ヤマダ　タロウ', 'Zoë Núñez', 'Nguyễn Thị Minh', 'عبد الله', 'Олена', 'ณัฐพล', 'மீனாட்சி'];
const codes = Object.keys(presets) as Preset[];
const letter = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }).filter((one) => /^\p{L}\p{M}*$/u.test(one));

describe('the eight presets', () => {
  it('have the ids and names of the specification', () => {
    expect(codes.map((code) => [presets[code].id, presets[code].name])).toEqual([
      [1, 'Alphabet with Space'], [2, 'Alphanumeric with Space'], [3, 'Common Input Alpha'], [4, 'Common Input Alphanumeric'],
      [5, 'All Inputs Allowed'], [6, 'Only Numbers'], [7, 'Only Alphabets'], [8, 'Only Alphanumeric'],
    ]);
  });

  it.each(names)('take the name %s', (name) => {
    for (const code of ['ALPHABET_WITH_SPACE', 'ALPHANUMERIC_WITH_SPACE', 'COMMON_INPUT_ALPHA'] as const) expect(fitsPreset(name, code)).toBe(true);
    expect(fitsPreset(name.replace(/\s/gu, ''), 'ONLY_ALPHABETS')).toBe(true);
  });

  it.each<[Preset, string, boolean]>([
    ['ALPHABET_WITH_SPACE', 'B2B', false],
    ['ALPHABET_WITH_SPACE', "O'Brien", false],
    ['COMMON_INPUT_ALPHA', "O'Brien-Smith, Jr.", true],
    ['COMMON_INPUT_ALPHA', 'Flat 4', false],
    ['COMMON_INPUT_ALPHA', 'Flat ४', false],
    ['COMMON_INPUT_ALPHANUMERIC', 'Flat #4', true],
    ['COMMON_INPUT_ALPHANUMERIC', 'a<b', false],
    ['ONLY_NUMBERS', '0042', true],
    ['ONLY_NUMBERS', '4.2', false],
    ['ONLY_ALPHANUMERIC', 'DSG001', true],
    ['ONLY_ALPHANUMERIC', 'DSG 001', false],
    ['ALL_INPUTS_ALLOWED', '<b>4</b>\n', true],
  ])('%s and %s', (code, text, fits) => expect(fitsPreset(text, code)).toBe(fits));

  it('take letters of any script and refuse angle brackets everywhere but in number 5', () => {
    fc.assert(fc.property(fc.array(letter, { minLength: 1, maxLength: 20 }), (letters) => fitsPreset(letters.join(''), 'ONLY_ALPHABETS') && fitsPreset(letters.join(' '), 'ALPHABET_WITH_SPACE')));
    fc.assert(fc.property(fc.string(), fc.constantFrom('<', '>'), fc.string(), (before, sign, after) => codes.every((code) => fitsPreset(before + sign + after, code) === (code === 'ALL_INPUTS_ALLOWED'))));
  });

  it('cannot explode: each is one set of characters, so that no text is read twice, however long', () => {
    for (const code of codes) expect(presets[code].pattern).toMatch(/^\[(?:[^\]\\]|\\.)+\][+*]$/);
    const long = `${'a '.repeat(50_000)}<`;
    for (const code of codes) expect(fitsPreset(long, code)).toBe(code === 'ALL_INPUTS_ALLOWED');
  });

  it('are expressions that the pattern attribute of inputs accepts', () => {
    for (const code of codes) expect(() => new RegExp(presets[code].pattern, 'v')).not.toThrow();
  });
});
