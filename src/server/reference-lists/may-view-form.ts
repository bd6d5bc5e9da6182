import { forms } from '../../../generated/forms.ts';
import { formNamed } from '../access/form-named.ts';
import { formOf } from '../access-requests/form-of.ts';
import { refuse } from '../refuse.ts';
import type { Session } from '../session.ts';

/** `formId` of the specified operations narrows: who may not view that form is refused. */
export const mayViewForm = (formId: number | null | undefined, { rights }: Session): void => {
  const form = formOf(formId);
  if (form !== null && rights.get(form)?.view !== true) throw refuse('_DB0100');
};

/** The same by `formName`. Refuses names that no form has. */
export const mayViewFormNamed = (formName: string | null | undefined, session: Session): void => {
  if (formName == null || formName.trim() === '') return;
  const name = formNamed(formName);
  if (name === null) throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'formName', message: formName.slice(0, 50) }] });
  mayViewForm(forms[name], session);
};
