/** One of Tenure's own fields as Tenure has it: what an organisation's change of it starts from, and returns to. */
import type { Field } from '../resource.ts';
import type { FormField } from './form-field.ts';

/** An empty label stands for Tenure's word, in every language. */
export const tenuresOwn = (entity: string, { name, required }: Pick<Field, 'name' | 'required'>): FormField => ({
  entity,
  field: name,
  label: '',
  kind: null,
  choices: null,
  isRequired: required,
  isVisible: true,
  minimum: null,
  maximum: null,
  preset: null,
  section: null,
  position: null,
  hint: null,
});

/** What a person may change of any field. */
export const changeable = ['label', 'isRequired', 'isVisible', 'minimum', 'maximum', 'preset', 'section', 'position', 'hint'] as const satisfies readonly (keyof FormField)[];

export const isSameFormField = (one: FormField, other: FormField): boolean => changeable.every((key) => one[key] === other[key]);

/** Whether nothing of the field differs from Tenure's own. */
export const isTenuresOwn = (told: FormField, field: Pick<Field, 'name' | 'required'>): boolean => told.kind === null && isSameFormField(told, tenuresOwn(told.entity, field));
