/** What people answer to the questions of a form: checked, and kept in one way. */
import { isDate } from '../calendar.ts';
import { finding, type Finding, type Problem } from '../problem.ts';
import { BEST_RATING, choicesOf, type Question } from './questions.ts';

/** By the id of the question. */
export type Given = Readonly<Record<string, readonly string[]>>;
type Asked = Question & { readonly id: string };

const LONGEST = { SHORT_TEXT: 300, LONG_TEXT: 4000 } as const;
const NUMBER = /^-?\d{1,12}(?:\.\d{1,4})?$/;

/** Texts without what stands around them, numbers without zeros that say nothing, each choice once and in the order of the form; empty answers are none. */
const keptOf = (one: Asked, values: readonly string[]): readonly string[] => {
  const said = values.map((value) => value.trim()).filter((value) => value !== '');
  if (one.kind === 'CHOICES') return [...choicesOf(one).filter((choice) => said.includes(choice)), ...new Set(said.filter((value) => !choicesOf(one).includes(value)))];
  if (one.kind === 'NUMBER') return said.slice(0, 1).map((value) => (NUMBER.test(value) ? String(Number(value)) : value));
  return said.slice(0, 1);
};

/** What the form asks for of what was sent; what it does not ask for counts for nothing. */
export const keptAnswers = (questions: readonly Asked[], given: Given): Given =>
  Object.fromEntries(questions.flatMap((one) => {
    const kept = keptOf(one, Object.hasOwn(given, one.id) ? given[one.id]! : []);
    return kept.length === 0 ? [] : [[one.id, kept]];
  }));

const problemOf = (one: Asked, values: readonly string[]): Finding | null => {
  const [value] = values;
  if (value === undefined) return one.isRequired ? finding('dynamicForm.unanswered') : null;
  switch (one.kind) {
    case 'SHORT_TEXT':
    case 'LONG_TEXT':
      return value.length > LONGEST[one.kind] ? finding('dynamicForm.tooLong', { most: LONGEST[one.kind] }) : null;
    case 'NUMBER':
      return NUMBER.test(value) ? null : finding('dynamicForm.notNumber');
    case 'DATE':
      return isDate(value) ? null : finding('dynamicForm.notDay');
    case 'YES_NO':
      return value === 'YES' || value === 'NO' ? null : finding('dynamicForm.notOne');
    case 'RATING':
      return /^[1-9]$/.test(value) && Number(value) <= BEST_RATING ? null : finding('dynamicForm.notOne');
    case 'CHOICE':
    case 'CHOICES':
      return values.every((choice) => choicesOf(one).includes(choice)) ? null : finding('dynamicForm.notOne');
  }
};

/** What is wrong with answers as they are kept, beside each question: `answers.<questionId>`. */
export const answerProblems = (questions: readonly Asked[], kept: Given): Problem[] =>
  questions.flatMap((one): Problem[] => {
    const problem = problemOf(one, kept[one.id] ?? []);
    return problem === null ? [] : [{ field: `answers.${one.id}`, ...problem }];
  });
