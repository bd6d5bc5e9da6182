import { describe, expect, it } from 'vitest';
import { answerProblems, keptAnswers } from '../../src/domain/dynamic-forms/answers.ts';
import { answeredProblems, choicesOf, questionProblems, type Question } from '../../src/domain/dynamic-forms/questions.ts';
import { resultOf } from '../../src/domain/dynamic-forms/results.ts';

const asked = (kind: Question['kind'], more: Partial<Omit<Question, 'id'>> = {}) => ({ id: '1', question: 'What?', kind, isRequired: false, ...more });
const saysOf = (one: ReturnType<typeof asked>, values: readonly string[]): string[] => answerProblems([one], keptAnswers([one], { 1: values })).map(({ message }) => message);

describe('questions', () => {
  it('offer each choice once, without what stands around it', () => expect(choicesOf({ choices: ' Small \r\n\nLarge\nSmall' })).toEqual(['Small', 'Large']));

  it('have two choices or more where they offer some, and none where they do not', () => {
    expect(questionProblems([asked('CHOICE', { choices: 'One' })])[0]).toMatchObject({ field: 'questions.0.choices', message: 'dynamicForm.fewChoices' });
    expect(questionProblems([asked('DATE', { choices: 'One\nTwo' })])[0]).toMatchObject({ field: 'questions.0.choices', message: 'dynamicForm.noChoices' });
    expect(questionProblems([asked('CHOICES', { choices: 'One\nTwo' }), asked('DATE', { question: 'When?' })])).toEqual([]);
  });

  it('that were answered may be reworded, moved and offer more', () => {
    const [size, day] = [asked('CHOICE', { choices: 'S\nL' }), { ...asked('DATE'), id: '2', question: 'When?' }];
    expect(answeredProblems([size, day], [day, { ...size, question: 'Size?', choices: 'S\nM\nL' }])).toEqual([]);
    expect(answeredProblems([size, day], [{ ...size, choices: 'S' }]).map(({ field }) => field)).toEqual(['questions.0.choices', 'questions']);
  });
});

describe('answers', () => {
  it.each([
    ['NUMBER', '1,5', 'dynamicForm.notNumber'], ['NUMBER', '1e3', 'dynamicForm.notNumber'], ['DATE', '2026-02-29', 'dynamicForm.notDay'], ['YES_NO', 'yes', 'dynamicForm.notOne'],
    ['RATING', '6', 'dynamicForm.notOne'], ['RATING', '0', 'dynamicForm.notOne'], ['SHORT_TEXT', 'x'.repeat(301), 'dynamicForm.tooLong'],
  ] as const)('of %s are refused where they are none: %s', (kind, value, message) => expect(saysOf(asked(kind), [value])).toEqual([message]));

  it.each([['NUMBER', '-0.25'], ['DATE', '2024-02-29'], ['YES_NO', 'NO'], ['RATING', '5'], ['LONG_TEXT', 'x'.repeat(4000)]] as const)('of %s are taken: %s', (kind, value) => expect(saysOf(asked(kind), [value])).toEqual([]));

  it('that say nothing are none, which a required question does not take', () => {
    expect(saysOf(asked('SHORT_TEXT'), ['   '])).toEqual([]);
    expect(saysOf(asked('SHORT_TEXT', { isRequired: true }), ['   '])).toEqual(['dynamicForm.unanswered']);
    expect(saysOf(asked('CHOICES', { isRequired: true, choices: 'A\nB' }), [])).toEqual(['dynamicForm.unanswered']);
  });

  it('are kept in one way: numbers without zeros, choices in the order of the form, nothing that was not asked', () => {
    expect(keptAnswers([asked('NUMBER')], { 1: ['007.50'], 9: ['x'] })).toEqual({ 1: ['7.5'] });
    expect(keptAnswers([asked('CHOICES', { choices: 'A\nB\nC' })], { 1: ['C', 'A', 'C'] })).toEqual({ 1: ['A', 'C'] });
    expect(keptAnswers([{ ...asked('NUMBER'), id: '__proto__' }], {})).toEqual({});
  });
});

describe('results', () => {
  it('tell shares in the order of the form, and figures to two places', () => {
    const given = (...values: string[]) => values.map((value, at) => ({ name: `P${at}`, given: { 1: [value] } }));
    expect(resultOf(asked('RATING'), given('5', '4', '4'))).toMatchObject({ count: 3, average: 4.33, least: 4, greatest: 5, tallies: [0, 0, 0, 2, 1].map((count, at) => ({ value: String(at + 1), count })) });
    expect(resultOf(asked('SHORT_TEXT'), given('a', 'b')).texts).toEqual([{ name: 'P0', answer: 'a' }, { name: 'P1', answer: 'b' }]);
    expect(resultOf(asked('NUMBER'), [])).toMatchObject({ count: 0, average: null });
  });
});
