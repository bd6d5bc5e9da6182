/** What is said of a field fits its kind: rules, search, sets of unique values, what an entity says of its fields. */
import { isListed } from '../../src/domain/lists/lists.ts';
import type { FieldKind } from '../../src/domain/resource.ts';
import type { ModelField, ModelResource } from './model.ts';
import { saidOf, saidOfRow } from './said-of.ts';
import { startOf } from './start-of.ts';
import { Mistake, place, placeOf } from './mistake.ts';

const TEXTS: readonly FieldKind[] = ['text', 'longText', 'email', 'phone'];
const NUMBERS: readonly FieldKind[] = ['integer', 'decimal', 'money', 'percent', 'duration'];
const MOMENTS: readonly FieldKind[] = ['date', 'time', 'dateTime'];
const KEYLESS: readonly FieldKind[] = ['rows', 'count', 'json', 'custom', 'address', 'choices', 'file', 'image'];

/** Digits behind the point that are kept. */
const MOST_DECIMALS = 4;

const RULED: Readonly<Record<string, readonly FieldKind[]>> = {
  minLength: TEXTS,
  maxLength: TEXTS,
  preset: TEXTS,
  contains: TEXTS,
  min: NUMBERS,
  max: NUMBERS,
  decimals: NUMBERS.filter((kind) => kind !== 'integer'),
  notBefore: [...NUMBERS, ...MOMENTS],
};

type Limits = { readonly min?: number | undefined; readonly max?: number | undefined; readonly minLength?: number | undefined; readonly maxLength?: number | undefined; readonly decimals?: number | undefined };

const rules = (owner: string, field: ModelField, fields: readonly ModelField[]): void => {
  const at = placeOf(field.node, 'rule');
  const wrong = (what: string, suggestion?: string): Mistake => new Mistake(at, `@rule of ${owner}.${field.name}: ${what}.`, suggestion);
  for (const [name, kinds] of Object.entries(RULED))
    if (name in field.rule && !kinds.includes(field.kind)) throw wrong(`${name} says nothing of a field of the kind ${field.kind}`, `It is for ${kinds.join(', ')}.`);
  const { min, max, minLength, maxLength, decimals } = field.rule as Limits;
  if (min !== undefined && max !== undefined && min > max) throw wrong(`no number is at least ${min} and at most ${max}`, 'Swap min and max.');
  if ((minLength ?? 0) < 0 || (maxLength ?? 1) < 1) throw wrong('a length is a number of characters', 'Leave out a minLength of 0 or less.');
  if (minLength !== undefined && maxLength !== undefined && minLength > maxLength) throw wrong(`no text has at least ${minLength} and at most ${maxLength} characters`, 'Swap minLength and maxLength.');
  if (decimals !== undefined && (decimals < 0 || decimals > MOST_DECIMALS)) throw wrong(`${decimals} digits behind the point cannot be kept`, `0 to ${MOST_DECIMALS} can.`);
  if (field.rule.contains === '') throw wrong('every text contains nothing', 'Leave out contains.');
  const before = field.rule.notBefore === undefined ? undefined : fields.find(({ key, name }) => key === field.rule.notBefore || name === field.rule.notBefore);
  if (before === field) throw wrong('a field does not precede itself');
  if (before && before.kind !== field.kind) throw wrong(`${before.name} is of the kind ${before.kind} and ${field.name} of the kind ${field.kind}: the two cannot be compared`);
};

const fieldsOf = (owner: string, fields: readonly ModelField[]): void => {
  for (const field of fields) {
    rules(owner, field, fields);
    startOf(owner, field);
    saidOf(owner, field, fields);
    if (field.search && !field.reference && !TEXTS.includes(field.kind)) throw new Mistake(placeOf(field.node, 'column'), `${owner}.${field.name} cannot be searched: its kind, ${field.kind}, is no text.`, 'Use filter: true.');
    if (field.currency !== undefined && /^[A-Z]{3}$/.test(field.currency) && !isListed('CURRENCY', field.currency)) throw new Mistake(placeOf(field.node, 'column'), `@column(currency: "${field.currency}") of ${owner}.${field.name} is no currency in circulation.`, 'Write an ISO 4217 code as "INR", or the field that holds it.');
    if (field.node.arguments?.length) throw new Mistake(place(field.node), `${owner}.${field.name} takes arguments, which a field of an entity does not.`, 'Declare a query.');
    if (!field.fields) continue;
    if (field.fields[0]?.kind !== 'id' || field.fields[0].name !== 'id') throw new Mistake(place(field.node), `The rows of ${owner}.${field.name} need an id.`, `Write 'id: ID!' as the first field of ${field.type}.`);
    for (const part of field.fields) saidOfRow(field.type, part);
    fieldsOf(field.type, field.fields);
  }
};

/** Fields that the entity names are of a kind that serves. */
const named = ({ node, type, fields, ...resource }: ModelResource): void => {
  const at = placeOf(node, 'resource');
  const fieldOf = (key: string): ModelField => fields.find((field) => field.key === key || field.name === key)!;
  const wrong = (what: string, suggestion: string): Mistake => new Mistake(at, `@resource(${what}`, suggestion);
  for (const set of resource.unique) {
    if (set.length === 0) throw wrong(`unique:) of ${type} has an empty set.`, 'Name the fields of it, as [["code"]].');
    const odd = set.map(fieldOf).find(({ kind, computed }) => KEYLESS.includes(kind) || computed);
    if (odd) throw wrong(`unique:) of ${type} names ${odd.name}: what is ${odd.computed ? 'computed' : `of the kind ${odd.kind}`} cannot be compared.`, 'Choose other fields.');
  }
  if (resource.code !== undefined && fieldOf(resource.code).kind !== 'text') throw wrong(`code: "${resource.code}") of ${type} is no text.`, 'Choose a field that is a String.');
  if (fieldOf(resource.title).access) throw wrong(`title: "${resource.title}") of ${type}: not everyone who sees the record sees it.`, 'Choose a field without @access.');
  for (const role of ['person', 'concerns'] as const) {
    const key = resource[role];
    if (key !== undefined && key !== 'id' && fieldOf(key).reference?.type !== 'Employee') throw wrong(`${role}:) of ${type} names ${fieldOf(key).name}, which is no reference to an employee.`, 'Write keeper: ID @ref(to: "core-hr/Employee"), within core-hr keeper: Employee.');
  }
  if (resource.dated !== undefined && !(resource.person !== undefined && ['date', 'dateTime'].includes(fieldOf(resource.dated).kind) && fieldOf(resource.dated).required)) throw wrong(`dated: "${resource.dated}") of ${type} is no day or moment that every record of a person has.`, 'Choose a required LocalDate or DateTime, and name the person.');
  if (resource.parent !== undefined && fieldOf(resource.parent).reference?.type !== type) throw wrong(`parent:) of ${type} names ${fieldOf(resource.parent).name}, which is no reference to another ${type}.`, `Write above: ${type}.`);
  if (resource.pickedBy !== undefined && fieldOf(resource.pickedBy).kind !== 'choice') throw wrong(`pickedBy: "${resource.pickedBy}") of ${type} is no choice.`, 'Choose a field that is an enum.');
  if (resource.code !== undefined && fieldOf(resource.code).access) throw wrong(`code: "${resource.code}") of ${type}: not everyone who sees the record sees it.`, 'Choose a field without @access.');
  for (const name of [resource.plural, resource.operations.update]) if (!/^[A-Za-z]\w*$/.test(name)) throw wrong(`…) of ${type} has ${name}, which is no name of an operation.`, 'Write letters and digits.');
  if (resource.partOf !== undefined && !fieldOf(resource.partOf).reference) throw wrong(`partOf:) of ${type} names ${fieldOf(resource.partOf).name}, which is no reference.`, 'Choose the field that names the record above.');
};

/** @throws Mistake at the first fault */
export const fitting = (resource: ModelResource): void => {
  fieldsOf(resource.type, resource.fields);
  named(resource);
};
