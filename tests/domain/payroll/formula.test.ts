import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { checkFormula } from '../../../src/domain/payroll/formula/check.ts';
import { evaluateFormula } from '../../../src/domain/payroll/formula/evaluate.ts';
import { facts } from '../../../src/domain/payroll/formula/names.ts';
import { parseFormula } from '../../../src/domain/payroll/formula/parse.ts';
import { decimalText, ratioOf } from '../../../src/domain/payroll/formula/ratio.ts';
import { readAloud } from '../../../src/domain/payroll/formula/read-aloud.ts';
import { messages } from '../../../generated/messages/en.ts';
import { phrase } from '../../../src/domain/phrase.ts';

const known = [...facts.SALARY, { name: 'BASIC', type: 'number' }, { name: 'HRA', type: 'number' }] as const;
const values = new Map<string, ReturnType<typeof ratioOf> | string>([['annualCTC', ratioOf('1200000')], ['monthlyCTC', ratioOf('100000')], ['BASIC', ratioOf('40000')], ['HRA', ratioOf('20000')], ['location', 'BOM'], ['yearsOfService', ratioOf('0')]]);

const reckon = (text: string): string => {
  const checked = checkFormula(text, { known });
  if ('problem' in checked) return checked.problem.message;
  const answer = evaluateFormula(checked.formula, (name) => values.get(name));
  return 'problem' in answer ? answer.problem.message : decimalText(answer.value as ReturnType<typeof ratioOf>, 6);
};

describe('A formula', () => {
  it.each([
    ['40% of annualCTC / 12', '40000'],
    ['0.1 + 0.2', '0.3'],
    ['annualCTC / 7 * 7', '1200000'],
    ['2 + 3 * 4 - 1', '13'],
    ['-(2 - 5)', '3'],
    ['min(BASIC, 15000) × 12%', '1800'],
    ['.5 * BASIC', '20000'],
    ['location == "BOM" ? 50% of BASIC : 40% of BASIC', '20000'],
    ['if(yearsOfService >= 5 and BASIC > 10, 1, 2)', '2'],
    ['round(10 / 3, 2)', '3.33'],
    ['round(2.5)', '3'],
    ['floor(-0.5) + ceil(0.2) + abs(-4)', '4'],
    ['max(1, 2, BASIC)', '40000'],
  ])('reckons %s to %s', (text, expected) => expect(reckon(text)).toBe(expected));

  it.each([
    ['', 'formula.empty'],
    ['BASIC +', 'formula.unfinished'],
    ['(BASIC', 'formula.missingSign'],
    ['BASIC HRA', 'formula.unexpected'],
    ['BASIC # 2', 'formula.character'],
    ['min(BASIC, 15,000)', 'formula.grouped'],
    ['min(BASIC, 1,50,000)', 'formula.grouped'],
    ['12,34,567.5', 'formula.grouped'],
    ['1.5.2', 'formula.unexpected'],
    ['BASIK * 2', 'formula.nearName'],
    ['constructor', 'formula.unknownName'],
    ['__proto__', 'formula.unknownName'],
    ['mn(1, 2)', 'formula.nearFunction'],
    ['eval(1)', 'formula.unknownFunction'],
    ['fetch(1)', 'formula.unknownFunction'],
    ['min(1)', 'formula.takesBetween'],
    ['abs(1, 2)', 'formula.takes'],
    ['location + 1', 'formula.wrongType'],
    ['BASIC > 1', 'formula.wrongType'],
    ['location == 1 ? 1 : 2', 'formula.wrongType'],
    ['1 < 2 < 3 ? 1 : 2', 'formula.compareTwice'],
    ['BASIC / 0', 'formula.divisionByZero'],
    ['BASIC / (5 - 5)', 'formula.divisionByZero'],
    ['BASIC%', 'formula.percent'],
    ['round(BASIC, 9)', 'formula.digits'],
    ['round(BASIC, HRA)', 'formula.digits'],
    [`${'('.repeat(60)}1${')'.repeat(60)}`, 'formula.tooDeep'],
    [`${'-'.repeat(900)}1`, 'formula.tooDeep'],
    [Array.from({ length: 400 }, () => '1').join('+'), 'formula.tooMany'],
    ['1'.repeat(1001), 'formula.tooLong'],
  ])('says what is wrong with %j', (text, problem) => expect(reckon(text)).toBe(problem));

  it('of a number that no amount has is refused at once', () => expect(checkFormula('9'.repeat(400), { known })).toMatchObject({ problem: { message: 'formula.tooLarge' } }));

  it('suggests the name that was meant, at its place', () => {
    expect(checkFormula('12% of BASIK', { known })).toMatchObject({ problem: { message: 'formula.nearName', args: { text: 'BASIK', near: 'BASIC' }, at: 7, end: 12 } });
  });

  it('says that it divides by zero when only the values tell, and never answers infinity', () => {
    expect(reckon('BASIC / yearsOfService')).toBe('formula.divisionByZero');
    expect(reckon('BASIC / (HRA * 2 - BASIC)')).toBe('formula.divisionByZero');
  });

  it('gives up on numbers beyond all money instead of growing', () => {
    expect(reckon(Array.from({ length: 90 }, () => 'annualCTC').join('*'))).toBe('formula.tooLarge');
    // The last step counts too: each side is just within.
    const power = (times: number) => Array.from({ length: times }, () => 'annualCTC').join('*');
    expect(reckon(power(25))).toMatch(/^\d+$/);
    expect(reckon(`(${power(25)}) * annualCTC`)).toBe('formula.tooLarge');
  });

  it('answers every text within its limits, whatever it says', () => {
    fc.assert(fc.property(fc.oneof(fc.string({ maxLength: 60 }), fc.array(fc.constantFrom('1', '2.5', '%', 'of', 'BASIC', '(', ')', '+', '-', '*', '/', 'min', ',', '?', ':', '<', 'and', ' '), { maxLength: 40 }).map((parts) => parts.join(' '))), (text) => {
      const answer = reckon(text);
      expect(/^formula\.\w+$|^-?\d+(\.\d+)?$/.test(answer)).toBe(true);
    }), { numRuns: 300 });
  });
});

describe('A formula read aloud', () => {
  const words = {
    say: (key: string, args = {}) => phrase(messages, 'en', key, args),
    nameOf: (name: string) => ({ annualCTC: 'annual CTC', BASIC: 'Basic', HRA: 'House rent allowance' })[name] ?? name,
    number: (value: ReturnType<typeof ratioOf>, isPercent: boolean) => (isPercent ? `${decimalText({ over: value.over * 100n, under: value.under }, 4)}%` : Number(decimalText(value, 4)).toLocaleString('en')),
    list: (parts: readonly string[]) => new Intl.ListFormat('en').format(parts),
  };
  it.each([
    ['min(40% of annualCTC / 12, 15000)', '40% of annual CTC, divided by 12, at most 15,000'],
    ['12% of min(BASIC, 15000)', '12% of (Basic, at most 15,000)'],
    ['(BASIC + HRA) * 2', '(Basic plus House rent allowance) times 2'],
    ['40% of BASIC + HRA', '(40% of Basic) plus House rent allowance'],
    ['40% of (BASIC + HRA)', '40% of (Basic plus House rent allowance)'],
    ['BASIC + HRA / 2', 'Basic plus (House rent allowance, divided by 2)'],
    ['BASIC / 3 * 2', '(Basic, divided by 3) times 2'],
    ['round(BASIC / 3, 1 + 1)', 'Basic, divided by 3, rounded to 2 digits'],
    ['BASIC > 100 ? 1 : 2', '1 if Basic is more than 100, otherwise 2'],
    ['max(BASIC, HRA, 3)', 'the largest of Basic, House rent allowance, and 3'],
  ])('says %s as %j', (text, sentence) => {
    const parsed = parseFormula(text);
    expect('formula' in parsed ? readAloud(parsed.formula, words) : parsed.problem.message).toBe(sentence);
  });
});
