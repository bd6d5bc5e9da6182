/** The rules of a record, the same in the console and on the server. */
import { finding, type Finding, type Problem } from './problem.ts';
import type { Field } from './resource.ts';
import { checkChoice, checkChoices, checkStatus, checkYesNo } from './validate/choice.ts';
import { checkAddress, checkColour, checkEmail, checkPhone } from './validate/contact.ts';
import { isEmpty, own, type ValidationContext, type Values } from './validate/context.ts';
import { checkListed } from './validate/listed.ts';
import { checkDecimal, checkInteger } from './validate/number.ts';
import { checkOrder } from './validate/order.ts';
import { checkDate, checkDateTime, checkFile, checkJson, checkReference, checkTime, isId } from './validate/structure.ts';
import { checkText } from './validate/text.ts';

/** Child rows a record may have. */
const ROWS = 1000;

const checkKind = (field: Field, value: unknown, record: Values, context: ValidationContext): Finding | null => {
  switch (field.kind) {
    case 'text':
    case 'longText': return checkText(field, value) ?? (field.formula === undefined ? null : (context.formula?.(String(value), field.formula) ?? null));
    case 'integer': return checkInteger(field, value);
    case 'decimal':
    case 'money':
    case 'percent':
    case 'duration': return checkDecimal(field, value, record, context);
    case 'date': return checkDate(value, context.exampleDay);
    case 'time': return checkTime(value);
    case 'dateTime': return checkDateTime(value, context.exampleDay);
    case 'yesNo': return checkYesNo(value);
    case 'status': return checkStatus(field, value, context);
    case 'choice': return checkChoice(field, value);
    case 'choices': return checkChoices(field, value);
    case 'listed': return checkListed(field, value);
    case 'id':
    case 'reference': return checkReference(value);
    case 'email': return checkEmail(value) ?? checkText(field, value);
    case 'phone': return checkPhone(value, record, context);
    case 'colour': return checkColour(value);
    case 'file':
    case 'image': return checkFile(value);
    case 'address': return checkAddress(value);
    case 'json':
    case 'custom': return checkJson(value);
    // Read-only, which is refused before.
    case 'count': return null;
    case 'rows': return Array.isArray(value) ? (value.length > ROWS ? finding('rule.rows', { smart_count: ROWS }) : null) : finding('rule.row');
  }
};

const checkRequired = (field: Field, context: ValidationContext): Finding => {
  const particular = `${context.entity}.${field.name}.required`;
  // The sentence names the field as Tenure does.
  return field.label === undefined && context.hasMessage?.(particular) ? finding(particular) : finding('rule.required', {}, { fieldName: `${context.entity}.${field.name}` });
};

/**
 * What is wrong with a field's typed value in its record, or null. Text is as people wrote it, decimals are exact text, days ISO; what people
 * type is read first by src/domain/values. Child rows inside are checked by `validateRecord`.
 */
export const validateField = (field: Field, value: unknown, record: Values, context: ValidationContext): Problem | null => {
  const found = isEmpty(value)
    ? field.required ? checkRequired(field, context) : null
    : (checkKind(field, value, record, context) ?? checkOrder(field, value, record, context));
  return found && { field: field.key, ...found };
};

export type RecordMode = Omit<ValidationContext, 'before'> & { readonly mode: 'add' | 'update'; readonly before?: Values };

const isPlain = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

const validateRows = (field: Field, value: unknown, mode: RecordMode): Problem[] => {
  if (!field.rows || !Array.isArray(value) || value.length > ROWS) return [];
  const { fields, type } = field.rows;
  const entity = type.charAt(0).toLowerCase() + type.slice(1);
  const kept = mode.before ? own(mode.before, field.key) : undefined;
  const before = new Map(Array.isArray(kept) ? kept.filter(isPlain).map((row) => [own(row, 'id'), row]) : []);
  return value.flatMap((row: unknown, index) => {
    if (!isPlain(row)) return [{ field: `${field.key}.${index}`, ...finding('rule.row') }];
    const { id, ...values } = row;
    if (id !== undefined && id !== null && !isId(id)) return [{ field: `${field.key}.${index}.id`, ...finding('rule.reference') }];
    // Child rows are replaced whole: a row that is given is complete, its former self serves transitions only.
    const problems = validateRecord(fields.filter((one) => one.name !== 'id'), values, { ...mode, entity, mode: 'add', before: before.get(id) });
    return problems.map((problem) => ({ ...problem, field: `${field.key}.${index}.${problem.field}` }));
  });
};

/** Whether a field is looked at: what was given, what must be given, and what an order rule ties to something given. */
const isConcerned = (field: Field, values: Values, mode: RecordMode): boolean => {
  if (Object.hasOwn(values, field.key)) return true;
  if (mode.mode === 'add') return field.required && field.default === undefined;
  return field.rule.notBefore !== undefined && Object.hasOwn(values, field.rule.notBefore);
};

const byKey = new WeakMap<readonly Field[], ReadonlyMap<string, Field>>();

/** Made once an entity: an import asks for each of its rows. */
const keysOf = (fields: readonly Field[]): ReadonlyMap<string, Field> => {
  const known = byKey.get(fields) ?? new Map(fields.map((field) => [field.key, field]));
  byKey.set(fields, known);
  return known;
};

/**
 * Everything that is wrong with the values of a record, at most one problem a field, in the order of the fields; unknown and read-only fields
 * are refused. An update holds what changes; `before` is the record it changes.
 */
export const validateRecord = (fields: readonly Field[], values: Values, mode: RecordMode): Problem[] => {
  const known = keysOf(fields);
  // An import asks for each of its rows: nothing is made for a field that is fine.
  const problems: Problem[] = [];
  for (const key of Object.keys(values)) {
    const field = known.get(key);
    if (!field) problems.push({ field: key.slice(0, 100), ...finding('rule.unknown', { field: key.slice(0, 100) }) });
    else if (field.readOnly) problems.push({ field: key, ...finding('rule.readOnly', {}, { fieldName: `${mode.entity}.${field.name}` }) });
  }
  const record: Values = mode.mode === 'update' ? { ...mode.before, ...values } : values;
  for (const field of fields) {
    if (field.readOnly || !isConcerned(field, values, mode)) continue;
    const value = own(record, field.key);
    const problem = validateField(field, value, record, mode);
    if (problem) problems.push(problem);
    else if (field.rows) problems.push(...validateRows(field, value, mode));
  }
  return problems;
};
