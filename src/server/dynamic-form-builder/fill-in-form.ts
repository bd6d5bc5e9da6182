import { answerProblems, keptAnswers, type Given } from '../../domain/dynamic-forms/answers.ts';
import { finding } from '../../domain/problem.ts';
import type { Language } from '../../domain/languages.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { say } from '../messages.ts';
import { refuse } from '../refuse.ts';
import { refuseProblems } from '../refuse-problems.ts';
import { inChangeSet } from '../resource/in-change-set.ts';
import type { Change } from '../resource/journal.ts';
import { addNew, withRowIds } from '../resource/new-records.ts';
import { resourceOf } from '../resource/registry.ts';
import { updateImages } from '../resource/store.ts';
import type { AskedQuestion } from './forms/form.ts';
import { ownForm } from './forms/own-form.ts';

type Arguments = { readonly formId: number; readonly answers: readonly { readonly questionId: string; readonly values: readonly string[] }[] };

const linesOf = (questions: readonly AskedQuestion[], kept: Given, language: Language) =>
  questions.flatMap(({ id, question, kind }) => {
    const values = kept[id];
    return values === undefined ? [] : [{ question, answer: kind === 'YES_NO' ? say(language, values[0] === 'YES' ? 'common.yes' : 'common.no') : values.join('\n') }];
  });

/** Hands in the caller's answers, or what they change of them while they may. */
export const fillInForm = (args: Arguments, context: Context, grant: Grant) =>
  // Whoever may read responses finds it in what was changed.
  inChangeSet('fillInForm', args, context, { ...grant, forms: ['DYNAMIC_FORM_BUILDER'] }, null, async (tx) => {
    const { session } = grant;
    const { form, employee, response, takes } = await ownForm(tx, session, args.formId, true);
    if (!takes) refuseProblems(grant, [{ field: 'formId', ...finding('dynamicForm.closed') }]);
    if (response !== null && !form.mayChange) refuseProblems(grant, [{ field: 'formId', ...finding('dynamicForm.final') }]);
    const questions = form.questions ?? [];
    const kept = keptAnswers(questions, Object.fromEntries(args.answers.map(({ questionId, values }) => [questionId, values.map((value) => value.toWellFormed())])));
    refuseProblems(grant, answerProblems(questions, kept));
    const lines = await withRowIds(tx, 'dynamic_form_response_line', linesOf(questions, kept, session.language));
    const said = { given: kept, lines, answeredOn: new Date().toISOString() };
    if (response === null) return { changes: await addNew(tx, 'DynamicFormResponse', [{ name: employee.name, formId: form.id, employeeId: employee.id, ...said }], session.name), answer: { formId: args.formId } };
    if (JSON.stringify(response.given) === JSON.stringify(kept)) return { changes: [], answer: { formId: args.formId } };
    const [after] = await updateImages(tx, resourceOf('DynamicFormResponse'), [{ ...response, ...said }], session.name);
    if (!after) throw refuse('CONFLICT');
    const change: Change = { entity: 'DynamicFormResponse', id: response.id, kind: 'UPDATE', before: response, after };
    return { changes: [change], answer: { formId: args.formId } };
  });
