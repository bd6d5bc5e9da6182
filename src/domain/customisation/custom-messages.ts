import { customKey, GENERAL } from './customise.ts';
import { choicesOf, type FormField } from './form-field.ts';

const lower = (type: string): string => type.charAt(0).toLowerCase() + type.slice(1);

/** The words of an organisation's form fields under the keys by which Tenure's own are found: label, help, choices, and sections that Tenure does not know. */
export const customMessages = (formFields: readonly FormField[], isKnown: (key: string) => boolean): Readonly<Record<string, string>> => {
  const out: Record<string, string> = {};
  for (const told of formFields) {
    const entity = lower(told.entity);
    const name = told.kind === null ? told.field : customKey(told.field);
    if (told.label !== '') out[`${entity}.${name}`] = told.label;
    if (told.hint !== null) out[`${entity}.${name}.help`] = told.hint;
    if (told.section && told.section !== GENERAL && !isKnown(`${entity}.group.${told.section}`)) out[`${entity}.group.${told.section}`] = told.section;
    if (told.kind === 'CHOICE' || told.kind === 'CHOICES') for (const choice of choicesOf(told)) out[`enum.${told.entity}.${name}.${choice}`] = choice;
  }
  return out;
};
