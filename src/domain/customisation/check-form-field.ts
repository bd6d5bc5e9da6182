/** What a form field may be, beyond the rules of its own form. */
import { compareDecimals, decimalOf } from '../decimal.ts';
import { finding, type Problem } from '../problem.ts';
import type { Field, Resource } from '../resource.ts';
import { leastLength } from '../validate/text.ts';
import { addedKinds, choicesOf, type FormField } from './form-field.ts';

/** Own fields that one form may have. */
export const MOST_OWN_FIELDS = 100;

const TEXTS: ReadonlySet<Field['kind']> = new Set(['text', 'longText', 'email', 'phone']);
const NUMBERS: ReadonlySet<Field['kind']> = new Set(['integer', 'decimal', 'money', 'percent']);

const problem = (field: string, message: string, args: Readonly<Record<string, string | number>> = {}): Problem => ({ field, ...finding(message, args) });

const limits = (kind: Field['kind'], told: FormField): Problem[] => {
  const takesLimits = TEXTS.has(kind) || NUMBERS.has(kind);
  const misplaced = (['minimum', 'maximum'] as const).filter((key) => told[key] !== null && !takesLimits).map((key) => problem(key, 'formField.notForKind'));
  const characters = TEXTS.has(kind) ? (['minimum', 'maximum'] as const).filter((key) => told[key] !== null && !/^\d{1,5}$/.test(told[key])).map((key) => problem(key, 'rule.whole')) : [];
  const preset = told.preset !== null && kind !== 'text' && kind !== 'longText' ? [problem('preset', 'formField.notForKind')] : [];
  return [...misplaced, ...characters, ...preset];
};

/** Nobody could add a record whose required field is not on their form. */
const required = (told: FormField, field?: Field): Problem[] => {
  if (!told.isRequired || field?.required) return [];
  if (!told.isVisible) return [problem('isRequired', 'formField.hiddenRequired')];
  return field !== undefined && (field.readOnly || field.access !== undefined) ? [problem('isRequired', 'formField.notRequirable', { label: told.label })] : [];
};

const own = (told: FormField): Problem[] => {
  const kind = addedKinds[told.kind!];
  const isList = kind === 'choice' || kind === 'choices';
  const choices = choicesOf(told);
  if (isList && choices.length < 2) return [problem('choices', 'formField.choicesNeeded'), ...limits(kind, told)];
  return [...(!isList && choices.length > 0 ? [problem('choices', 'formField.choicesOnly')] : []), ...limits(kind, told)];
};

/** One of Tenure's own fields may only become stricter, and what Tenure needs stays as it is. */
const builtIn = (told: FormField, field: Field, isTitle: boolean): Problem[] => {
  const { kind, rule } = field;
  const [least, most] = TEXTS.has(kind) ? [leastLength(field), rule.maxLength] : [rule.min, rule.max];
  const wider = (key: 'minimum' | 'maximum', limit: number | undefined, way: 1 | -1): Problem[] =>
    told[key] !== null && limit !== undefined && compareDecimals(told[key], decimalOf(limit)) * way < 0 ? [problem(key, 'formField.wider', { limit: decimalOf(limit) })] : [];
  const isFixed = field.required ? !told.isVisible || !told.isRequired : isTitle && !told.isVisible;
  const needed = isFixed ? [problem(told.isVisible ? 'isRequired' : 'isVisible', 'formField.fixedByTenure', { label: told.label })] : [];
  return [...needed, ...required(told, field), ...limits(kind, told), ...wider('minimum', least, 1), ...wider('maximum', most, -1)];
};

/** Problems of a form field of the entity; `known` is the field of Tenure's own that it changes, if it is none that was added. */
export const checkFormField = (told: FormField, resource: Resource): Problem[] => {
  if (told.kind !== null) return [...required(told), ...own(told)];
  const field = resource.fields.find(({ name }) => name === told.field);
  return field === undefined ? [problem('kind', 'formField.kindNeeded')] : builtIn(told, field, field.name === resource.title);
};
