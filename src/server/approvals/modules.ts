/** Kinds of requests under the specified names: modules of workflows, by number and by form. */
import { forms } from '../../../generated/forms.ts';
import type { FormName } from '../../../generated/forms.ts';
import { kindNames, requestKinds, type RequestKind } from '../../domain/approvals/kinds.ts';
import { resourceOf } from '../resource/registry.ts';

/** From 1, in the order of the kinds. */
export const moduleNumber = (kind: RequestKind): number => kindNames.indexOf(kind) + 1;

/** Undefined for a number that no module has. */
export const kindOfModule = (number: number): RequestKind | undefined => kindNames[number - 1];

/** The form with which people ask for it; of exits that of those who enter them. */
export const formOfKind = (kind: RequestKind): FormName => {
  const { screens } = resourceOf(requestKinds[kind].type);
  return (screens.find(({ scope }) => scope === 'SELF') ?? screens[0]!).form;
};

const plain = (text: string): string => text.trim().toLowerCase().replace(/[\s_-]+/g, ' ');

/** The kind that a form is about, by its number, its name in the schema or the name that `nameOf` gives it; undefined for any other form. */
export const kindOfForm = (formId: number | null, formName: string | null, nameOf: (form: FormName) => string): RequestKind | undefined =>
  kindNames.find((kind) =>
    resourceOf(requestKinds[kind].type).screens.some(({ form }) => (formId === null || forms[form] === formId) && (formName === null || [plain(form), plain(nameOf(form))].includes(plain(formName)))),
  );
