import { answeredProblems, questionProblems, type Question } from '../../domain/dynamic-forms/questions.ts';
import { finding, type Problem } from '../../domain/problem.ts';
import type { Transaction } from '../db/org.ts';
import { todayOf } from '../people/today.ts';
import { refuse } from '../refuse.ts';
import type { Hooks, Values } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';
import type { Change } from '../resource/journal.ts';
import { deleteOld } from '../resource/new-records.ts';
import { refuseFields } from '../resource/refuse-fields.ts';
import { resourceOf } from '../resource/registry.ts';
import { readImages } from '../resource/store.ts';
import { isAnswered } from './forms/form.ts';
import { tellOfForm } from './forms/tell-of-form.ts';

const questionsOf = (values: Values | null): readonly Question[] => (values?.['questions'] ?? []) as readonly Question[];

/** What has to be there before a form waits for people. */
const openingProblems = (whole: Values, today: string): Problem[] => [
  ...(questionsOf(whole).length === 0 ? [{ field: 'questions', ...finding('dynamicForm.noQuestions') }] : []),
  ...(typeof whole['dueOn'] === 'string' && whole['dueOn'] < today ? [{ field: 'dueOn', ...finding('dynamicForm.overdue') }] : []),
];

const keepAnswers = async (tx: Transaction, whole: Values, before: Image): Promise<Problem[]> => {
  const isBack = before['status'] !== 'DRAFT' && whole['status'] === 'DRAFT';
  const changed = answeredProblems(questionsOf(before), questionsOf(whole));
  if ((!isBack && changed.length === 0) || !(await isAnswered(tx, before.id))) return [];
  return [...(isBack ? [{ field: 'status', ...finding('dynamicForm.backToDraft') }] : []), ...changed];
};

/** Choices stand where they are asked for; what was answered keeps its meaning; whoever is asked is told once it opens. */
export const hooks: Hooks = {
  beforeSave: async (tx, caller, values, before) => {
    const whole: Values = { ...before, ...values };
    const opens = whole['status'] === 'OPEN' && before?.['status'] !== 'OPEN';
    const kept = before === null ? [] : await keepAnswers(tx, whole, before);
    if (caller.source === 'UNDO') {
      if (kept.length > 0) throw refuse('CONFLICT');
      return;
    }
    const isDueAgain = before !== null && whole['status'] === 'OPEN' && whole['dueOn'] !== before['dueOn'];
    refuseFields(caller, [...questionProblems(questionsOf(whole)), ...(opens || isDueAgain ? openingProblems(whole, await todayOf(tx)) : []), ...kept]);
    if (opens) values['openedOn'] = new Date().toISOString();
  },
  afterSave: async (tx, caller, after, before) => {
    if (caller.source === 'UNDO' || after['status'] !== 'OPEN' || before?.['status'] === 'OPEN') return;
    await tellOfForm(tx, { id: after.id, name: String(after['name']), dueOn: (after['dueOn'] as string | null) ?? null }, 'formToFill');
  },
  alongDelete: async (tx, _caller, images) => {
    const found = await tx.query<{ id: string }>('select id::text as id from dynamic_form_response where org_code = $1 and form_id = any($2::bigint[])', [tx.orgCode, images.map(({ id }) => id)]);
    const changes: Change[] = await deleteOld(tx, 'DynamicFormResponse', [...(await readImages(tx, resourceOf('DynamicFormResponse'), found.map(({ id }) => id))).values()]);
    return changes;
  },
};
