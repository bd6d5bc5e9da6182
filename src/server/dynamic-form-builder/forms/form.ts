import type { Question } from '../../../domain/dynamic-forms/questions.ts';
import type { Transaction } from '../../db/org.ts';
import { isInGroupSql } from '../../people/group-members.ts';
import { refuse } from '../../refuse.ts';
import type { Image } from '../../resource/image.ts';
import { resourceOf } from '../../resource/registry.ts';
import { readImages } from '../../resource/store.ts';

export type AskedQuestion = Question & { readonly id: string };

/** A form as its record keeps it. */
export type Form = Image & {
  readonly name: string; readonly introduction: string | null; readonly status: 'DRAFT' | 'OPEN' | 'CLOSED'; readonly customGroupId: string | null; readonly dueOn: string | null; readonly mayChange: boolean; readonly questions: readonly AskedQuestion[] | null;
};

/** Refuses NOT_FOUND for one that is not there. */
export const formOf = async (tx: Transaction, formId: number): Promise<Form> => {
  const form = (await readImages(tx, resourceOf('DynamicForm'), [String(formId)], false)).get(String(formId));
  if (!form) throw refuse('NOT_FOUND');
  return form as Form;
};

/** Whether the form `f` is for employee `e`. */
export const IS_FOR = `(f.custom_group_id is null or ${isInGroupSql('f.custom_group_id')})`;

/** Whether the form `f` takes answers on the day that the expression `today` is. */
export const takesAnswers = (today: string): string => `(f.status = 'OPEN' and (f.due_on is null or f.due_on >= ${today}))`;

/** Whether anybody has answered it. */
export const isAnswered = async (tx: Transaction, formId: unknown): Promise<boolean> => (await tx.query('select from dynamic_form_response where org_code = $1 and form_id = $2::bigint limit 1', [tx.orgCode, formId])).length > 0;
