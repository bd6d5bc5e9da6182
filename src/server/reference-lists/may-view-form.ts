import { formOf } from '../access-requests/form-of.ts';
import { refuse } from '../refuse.ts';
import type { Session } from '../session.ts';

/** `formId` of the specified operations narrows: who may not view that form is refused. */
export const mayViewForm = (formId: number | null | undefined, { rights }: Session): void => {
  const form = formOf(formId);
  if (form !== null && rights.get(form)?.view !== true) throw refuse('_DB0100');
};
