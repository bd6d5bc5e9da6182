import { forms } from '../../../generated/forms.ts';
import type { FormName } from '../../../generated/forms.ts';
import { refuse } from '../refuse.ts';

const byNumber = new Map<number, FormName>(Object.entries(forms).map(([name, number]) => [number, name as FormName]));

/** The form of a number; null without one. Refuses numbers that no form has. */
export const formOf = (formId: number | null | undefined): FormName | null => {
  if (formId === null || formId === undefined) return null;
  const form = byNumber.get(formId);
  if (form === undefined) throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'formId', message: String(formId) }] });
  return form;
};
