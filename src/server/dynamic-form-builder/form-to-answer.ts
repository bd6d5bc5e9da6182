import { choicesOf, hasChoices } from '../../domain/dynamic-forms/questions.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { ownForm } from './forms/own-form.ts';

/** The form with what the caller has answered so far. */
export const formToAnswer = ({ formId }: { readonly formId: number }, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const { form, response, takes } = await ownForm(tx, session, formId);
    const questions = (form.questions ?? []).map(({ id, question, kind, isRequired, choices, hint }) => ({ questionId: id, question, kind, isRequired, choices: hasChoices(kind) ? choicesOf({ choices }) : [], hint: hint ?? null, values: response?.given[id] ?? [] }));
    return { errorCode: '', message: '', formId, name: form.name, introduction: form.introduction, dueOn: form.dueOn, answeredOn: response?.answeredOn ?? null, isOpen: takes && (response === null || form.mayChange), questions };
  });
