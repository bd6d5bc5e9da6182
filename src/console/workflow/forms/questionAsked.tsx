import { BEST_RATING, hasChoices, type QuestionKind } from '../../../domain/dynamic-forms/questions.ts';
import { Segmented } from '../../fields/input/Segmented.tsx';
import { plainField } from '../../fields/plainField.ts';
import type { Asked } from '../../resource/acts/useAsked.tsx';
import type { Field } from '../../../domain/resource.ts';
import { OptionList } from './OptionList.tsx';

export type ShownQuestion = { readonly questionId: string; readonly question: string; readonly kind: QuestionKind; readonly isRequired: boolean; readonly choices: readonly string[]; readonly hint: string | null };
type Words = (key: string) => string;

const FIELDS: Readonly<Record<QuestionKind, Field['kind']>> = { SHORT_TEXT: 'text', LONG_TEXT: 'longText', NUMBER: 'decimal', DATE: 'date', YES_NO: 'choice', CHOICE: 'choice', CHOICES: 'choices', RATING: 'choice' };
const RULES: Readonly<Partial<Record<QuestionKind, Field['rule']>>> = { SHORT_TEXT: { maxLength: 300 }, LONG_TEXT: { maxLength: 4000 }, NUMBER: { decimals: 4 } };

/** The key under which a question is asked, and under which the server speaks of it. */
export const keyOfQuestion = ({ questionId }: Pick<ShownQuestion, 'questionId'>): string => `answers.${questionId}`;

/** A question with the control that it is answered by. */
export const questionAsked = (one: ShownQuestion, say: Words): Asked => {
  const { kind, isRequired, question, hint, choices } = one;
  const asked = { field: plainField(keyOfQuestion(one), FIELDS[kind], { required: isRequired, rule: RULES[kind] ?? {} }), label: question, help: hint ?? undefined, missing: say('dynamicForm.unanswered') };
  if (kind === 'YES_NO') return { ...asked, control: ({ onChange, ...props }) => <Segmented {...props} segments={[{ value: 'YES', label: say('shell.yes') }, { value: 'NO', label: say('shell.no') }]} onChoose={onChange} /> };
  if (kind === 'RATING') return { ...asked, control: ({ onChange, ...props }) => <Segmented {...props} segments={Array.from({ length: BEST_RATING }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }))} onChoose={onChange} /> };
  return hasChoices(kind) ? { ...asked, control: (props) => <OptionList {...props} choices={choices} isMany={kind === 'CHOICES'} /> } : asked;
};
