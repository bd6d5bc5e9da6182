/** Questions of an organization's own forms: what they offer, and what may be changed of them. */
import { finding, type Problem } from '../problem.ts';

export const questionKinds = ['SHORT_TEXT', 'LONG_TEXT', 'NUMBER', 'DATE', 'YES_NO', 'CHOICE', 'CHOICES', 'RATING'] as const;
export type QuestionKind = (typeof questionKinds)[number];

export type Question = {
  /** Missing while it is new. */
  readonly id?: string | null | undefined;
  readonly question: string;
  readonly kind: QuestionKind;
  readonly isRequired: boolean;
  /** One a line. */
  readonly choices?: string | null | undefined;
  readonly hint?: string | null | undefined;
};

export const MOST_QUESTIONS = 60;
const MOST_CHOICES = 50;
const LONGEST_CHOICE = 200;
export const BEST_RATING = 5;

export const hasChoices = (kind: QuestionKind): boolean => kind === 'CHOICE' || kind === 'CHOICES';

/** As they are worded, each once, in their order. */
export const choicesOf = ({ choices }: Pick<Question, 'choices'>): readonly string[] => [...new Set((choices ?? '').split(/\r?\n/).map((line) => line.trim()).filter((line) => line !== ''))];

const plain = (text: string): string => text.trim().toLowerCase();

const choiceProblem = (one: Question): ReturnType<typeof finding> | null => {
  const choices = choicesOf(one);
  if (!hasChoices(one.kind)) return choices.length > 0 ? finding('dynamicForm.noChoices') : null;
  if (choices.length < 2) return finding('dynamicForm.fewChoices');
  if (choices.length > MOST_CHOICES) return finding('dynamicForm.manyChoices', { most: MOST_CHOICES });
  return choices.some((choice) => choice.length > LONGEST_CHOICE) ? finding('dynamicForm.longChoice', { most: LONGEST_CHOICE }) : null;
};

/** What is wrong with the questions of a form, beside each: `questions.<at>.<field>`. */
export const questionProblems = (questions: readonly Question[]): Problem[] => [
  ...(questions.length > MOST_QUESTIONS ? [{ field: 'questions', ...finding('dynamicForm.manyQuestions', { most: MOST_QUESTIONS }) }] : []),
  ...questions.flatMap((one, at): Problem[] => {
    const problem = choiceProblem(one);
    const isTwice = questions.slice(0, at).some(({ question }) => plain(question) === plain(one.question));
    return [...(problem === null ? [] : [{ field: `questions.${at}.choices`, ...problem }]), ...(isTwice ? [{ field: `questions.${at}.question`, ...finding('dynamicForm.askedTwice') }] : [])];
  }),
];

/** Once somebody has answered, a question keeps its kind and its choices and stays: its words, its place, its hint and further choices may change. */
export const answeredProblems = (before: readonly Question[], after: readonly Question[]): Problem[] =>
  before.flatMap((was): Problem[] => {
    const at = after.findIndex(({ id }) => String(id ?? '') === String(was.id));
    const now = after[at];
    const keepsChoices = (one: Question): boolean => choicesOf(was).every((choice) => choicesOf(one).includes(choice));
    if (now !== undefined && now.kind === was.kind && keepsChoices(now)) return [];
    const field = now === undefined ? 'questions' : `questions.${at}.${now.kind === was.kind ? 'choices' : 'kind'}`;
    return [{ field, ...finding('dynamicForm.answered', { question: was.question }) }];
  });
