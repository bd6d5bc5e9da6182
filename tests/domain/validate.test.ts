import { describe, expect, it } from 'vitest';
import { inLanguage, readMessages } from './support/messages.ts';
import { field } from './support/field.ts';
import { checkPhone, storedPhone, wholePhone } from '../../src/domain/phone.ts';
import { phraseProblem } from '../../src/domain/phrase.ts';
import type { Field } from '../../src/domain/resource.ts';
import type { ValidationContext } from '../../src/domain/validate/context.ts';
import { validateField, validateRecord } from '../../src/domain/validate.ts';

const messages = {
  ...inLanguage(readMessages('rules', 'common'), 'en'),
  'designation.level': 'Career level',
  'designation.level.required': 'Level is required',
  'designation.title': 'Designation',
  'designation.days': 'Probation Days',
  'designation.from': 'Start date',
  'designation.to': 'End date',
  'enum.RequestStatus.DRAFT': 'Draft',
  'enum.RequestStatus.APPROVED': 'Approved',
};
const context: ValidationContext = { entity: 'designation', hasMessage: (key) => Object.hasOwn(messages, key) };
const say = (one: Field, value: unknown, record: Record<string, unknown> = {}, more: Partial<ValidationContext> = {}): string | null => {
  const problem = validateField(one, value, record, { ...context, ...more });
  return problem && phraseProblem(messages, 'en', problem);
};

describe('a field says what the specification quotes', () => {
  it.each<[string, Field, unknown, string | null]>([
    ['required with its name', field('text', { key: 'title', required: true }), ' ', 'Designation is required.'],
    ['required in its own words', field('integer', { key: 'level', required: true }), null, 'Level is required'],
    ['required under the name that the organisation gave it', field('integer', { key: 'level', required: true, label: 'Career level' }), null, 'Career level is required.'],
    ['more than 2 characters', field('text', { rule: { minLength: 3 } }), 'HR', 'The value should be more than 2 characters.'],
    ['exactly 3 characters are enough', field('text', { rule: { minLength: 3 } }), 'CEO', null],
    ['more than 1 character', field('text', { rule: { minLength: 2 } }), 'H', 'The value should be more than 1 character.'],
    ['at least 0', field('integer', { rule: { min: 0 } }), -1, 'The value should be greater than or equal to 0.'],
    ['0 is not empty', field('integer', { required: true, rule: { min: 0 } }), 0, null],
    ['at least 5', field('decimal', { rule: { min: 5 } }), '4.99', 'Please enter a value greater than or equal to 5.'],
    ['at most', field('integer', { rule: { max: 31 } }), 32, 'Please enter a value less than or equal to 31.'],
    ['no decimals', field('integer'), 1.5, 'Decimal values are not allowed.'],
    ['no decimals as they are typed', field('integer'), '9.5', 'Decimal values are not allowed.'],
    ['no end of digits', field('integer'), '9999999999999999', 'The number is too large to be stored. Enter a smaller one.'],
    ['no decimals in a whole Decimal', field('decimal', { rule: { decimals: 0 } }), '1.5', 'Decimal values are not allowed.'],
    ['two decimal places', field('money'), '10.005', 'Use at most 2 decimal places.'],
    ['zeros behind do not count', field('money'), '10.5000', null],
    ['description', field('longText', { key: 'description', name: 'description' }), 'Post', 'Description must be at least 5 characters long'],
    ['description, though its own rule asks for less', field('longText', { key: 'description', name: 'description', rule: { minLength: 2 } }), 'Post', 'Description must be at least 5 characters long'],
    ['description of which more is asked', field('longText', { key: 'description', name: 'description', rule: { minLength: 12 } }), 'A post', 'The value should be more than 11 characters.'],
    ['an empty description is fine', field('longText', { key: 'description', name: 'description' }), '', null],
    ['no angle brackets', field('text', { rule: { preset: 'COMMON_INPUT_ALPHANUMERIC' } }), '<b>', 'Leave out the signs < and >.'],
    ['its own message', field('text', { rule: { minLength: 5, message: 'rule.subjectShort' } }), 'Hi', 'Subject must be at least 5 characters'],
    ['its own message for its own rules alone', field('text', { rule: { minLength: 5, message: 'rule.subjectShort' } }), 'a'.repeat(256), 'Use at most 255 characters; there are 256.'],
    ['its own message not for decimals that it does not speak of', field('integer', { rule: { min: 5, message: 'rule.subjectShort' } }), 9.5, 'Decimal values are not allowed.'],
    ['its own message not for the decimals of its kind', field('decimal', { rule: { min: 5, message: 'rule.subjectShort' } }), '9.555', 'Use at most 2 decimal places.'],
    ['a percentage that the database holds', field('percent'), '99999.99', null],
    ['a percentage that it does not', field('percent'), '100000', 'The number is too large to be stored. Enter a smaller one.'],
    ['hours that it does not', field('duration'), '100000', 'The number is too large to be stored. Enter a smaller one.'],
  ])('%s', (_, one, value, expected) => expect(say(one, value)).toBe(expected));
});

describe('values of each kind', () => {
  it.each<[string, Field, unknown, boolean]>([
    ['a number for a decimal', field('decimal'), 1.5, false],
    ['15 digits before the point', field('decimal'), '999999999999999.99', true],
    ['16 digits before the point', field('decimal'), '9999999999999999', false],
    ['an exponent', field('decimal'), '1e5', false],
    ['beyond 32 bits', field('integer'), 2 ** 31, false],
    ['NaN', field('integer'), Number.NaN, false],
    ['29 February of a leap year', field('date'), '2024-02-29', true],
    ['29 February of a common year', field('date'), '2026-02-29', false],
    ['29 February 1900', field('date'), '1900-02-29', false],
    ['midnight', field('time'), '00:00', true],
    ['24:00', field('time'), '24:00', false],
    ['an instant with an offset', field('dateTime'), '2026-11-20T09:30:00+05:30', true],
    ['an instant without one', field('dateTime'), '2026-11-20T09:30:00', false],
    ['an e-mail address', field('email'), 'meera.krishnan+hr@example.co.in', true],
    ['an address in Japanese', field('email'), '花子@例え.jp', true],
    ['two addresses', field('email'), 'a@example.com,b@example.com', false],
    ['a header injection', field('email'), 'a@example.com\r\nBcc: b@example.com', false],
    ['dots side by side', field('email'), 'a..b@example.com', false],
    ['a colour', field('colour'), '#2a9D8f', true],
    ['a short colour', field('colour'), '#fff', false],
    ['an id', field('reference'), '2147483647', true],
    ['id zero', field('reference'), '0', false],
    ['an id beyond its range', field('reference'), '2147483648', false],
    ['a member', field('choice', { options: ['A', 'B'] }), 'A', true],
    ['no member', field('choice', { options: ['A', 'B'] }), 'constructor', false],
    ['the same twice', field('choices', { options: ['A', 'B'] }), ['A', 'A'], false],
    ['yes as text', field('yesNo'), 'true', false],
    ['an address', field('address'), { street1: '1 MG Road', country: 'IN' }, true],
    ['an unknown part', field('address'), { planet: 'Mars' }, false],
    ['a country name', field('address'), { country: 'India' }, false],
    ['JSON that would change a prototype', field('json'), JSON.parse('{"a":{"__proto__":{"x":1}}}'), false],
    ['a NUL in text', field('text'), 'a\0b', false],
    ['a line break in a line', field('text'), 'a\nb', false],
    ['a line break in long text', field('longText'), 'a\nb', true],
    ['half a surrogate pair', field('text'), 'a\ud800', false],
    ['255 emoji', field('text'), '🙂'.repeat(255), true],
    ['256 emoji', field('text'), '🙂'.repeat(256), false],
    ['256 letters', field('text'), 'a'.repeat(256), false],
    ['10,001 letters', field('longText'), 'a'.repeat(10_001), false],
    ['a path outside', field('file'), '../../etc/passwd', false],
    ['a duration of less than nothing', field('duration'), '-1', false],
  ])('%s', (_, one, value, good) => expect(say(one, value) === null).toBe(good));

  it('reads phone numbers by the country of the record when the numbering plans are loaded', () => {
    expect(say(field('phone'), '98765 43210', { country: 'IN' }, { phone: checkPhone })).toBeNull();
    expect(say(field('phone'), '987654', { country: 'SG' }, { phone: checkPhone })).toBe('A number in Singapore has 8–11 digits. This one has 6.');
    expect(say(field('phone'), '+331234', {}, { phone: checkPhone })).toBe('A number in France has 9 digits. This one has 4.');
    expect(say(field('phone'), '+1234', {}, { phone: checkPhone })).toMatch(/too few/);
    expect(say(field('phone'), '98765 43210', {}, { phone: checkPhone })).toMatch(/country code/);
    expect(say(field('phone'), '98765 43210')).toBeNull();
    expect(say(field('phone'), 'call me')).toMatch(/Enter a phone number/);
  });

  it('takes as many decimals as the currency of the record has', () => {
    expect(say(field('money', { currency: 'KWD' }), '1.234')).toBeNull();
    expect(say(field('money', { currency: 'currency' }), '1.234', { currency: 'INR' })).toBe('Use at most 2 decimal places.');
    expect(say(field('money', { currency: 'currency' }), '100.55', { currency: 'JPY' })).toBe('Decimal values are not allowed.');
    expect(say(field('money', { currency: 'JPY' }), '100')).toBeNull();
  });
});

describe('fields of one record', () => {
  const from = field('date', { key: 'from' });
  const to = field('date', { key: 'to', rule: { notBefore: 'from' } });

  it('lets a day not precede another', () => {
    expect(say(to, '2026-01-01', { from: '2026-01-02' })).toBe('End date is before Start date. Choose the same or a later one.');
    expect(say(to, '2026-01-02', { from: '2026-01-02' })).toBeNull();
    expect(say(to, '2026-01-02', { from: null })).toBeNull();
  });

  it('notices an update that moves the other day', () => {
    const problems = validateRecord([from, to], { from: '2026-05-01' }, { ...context, mode: 'update', before: { from: '2026-01-01', to: '2026-02-01' } });
    expect(problems.map(({ field: key, message }) => [key, message])).toEqual([['to', 'rule.notBefore']]);
  });

  it('follows the transitions of a status', () => {
    const status = field('status', { key: 'status', enumName: 'RequestStatus', options: ['DRAFT', 'PENDING', 'APPROVED'], next: { DRAFT: ['PENDING'] } });
    const before = { status: 'DRAFT' };
    expect(say(status, 'APPROVED', {}, { before })).toBe('The status cannot change from Draft to Approved. Choose another one.');
    expect(say(status, 'PENDING', {}, { before })).toBeNull();
    expect(say(status, 'DRAFT', {}, { before })).toBeNull();
    expect(say(status, 'DRAFT', {}, { before: { status: 'APPROVED' } })).toBeNull();
  });

  it('asks for what an addition must hold and leaves alone what an update does not name', () => {
    const fields = [field('text', { key: 'title', required: true }), field('status', { key: 'status', required: true, default: '"ACTIVE"', options: ['ACTIVE'] })];
    expect(validateRecord(fields, {}, { ...context, mode: 'add' }).map((problem) => problem.field)).toEqual(['title']);
    expect(validateRecord(fields, {}, { ...context, mode: 'update', before: { title: 'CEO' } })).toEqual([]);
    expect(validateRecord(fields, { title: '' }, { ...context, mode: 'update', before: { title: 'CEO' } })).toHaveLength(1);
  });

  it('refuses fields that do not exist, inherited names and what the system fills in', () => {
    const fields = [field('text', { key: 'title' }), field('id', { key: 'id', readOnly: true })];
    const values = JSON.parse('{"title":"CEO","id":"4","toString":"x","__proto__":{"title":"y"}}');
    const problems = validateRecord(fields, values, { ...context, mode: 'add' });
    expect(problems.map(({ field: key, message }) => [key, message])).toEqual([
      ['id', 'rule.readOnly'],
      ['toString', 'rule.unknown'],
      ['__proto__', 'rule.unknown'],
    ]);
  });

  it('names the row and field of a problem in child rows', () => {
    const rows = field('rows', { key: 'dependents', rows: { type: 'Dependent', table: 'dependent', parentColumn: 'employee_id', fields: [field('text', { key: 'name', required: true })] } });
    const problems = validateRecord([rows], { dependents: [{ id: '1', name: 'Ravi' }, { name: '' }, 'no row', { id: 'x', name: 'A' }] }, { ...context, mode: 'add' });
    expect(problems.map((problem) => problem.field)).toEqual(['dependents.1.name', 'dependents.2', 'dependents.3.id']);
    expect(problems[0]?.labels).toEqual({ fieldName: 'dependent.name' });
  });
});

it('reads a number without a country as of the one that is given, and leaves what is no number there as it is', () => {
  expect(['98765 43210', '098765-43210', '+33 6 12 34 56 78', '12', ''].map((text) => wholePhone(text, 'IN'))).toEqual(['+919876543210', '+919876543210', '+33612345678', '12', '']);
  expect(wholePhone('98765 43210', undefined)).toBe('98765 43210');
});

it('keeps a telephone number with its country as one text, however it is written, and leaves any other as it is', () => {
  expect(['+91 98765 43210', '+91-98765-43210', '+919876543210', '98765 43210', '+12', ''].map(storedPhone)).toEqual(['+919876543210', '+919876543210', '+919876543210', '98765 43210', '+12', '']);
});
