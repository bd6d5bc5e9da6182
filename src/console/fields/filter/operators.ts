import type { Field, FieldKind } from '../../../domain/resource.ts';
import type { Condition } from '../../providers/data/listQuery.ts';

export type Operator = 'is' | 'anyOf' | 'allOf' | 'contains' | 'from' | 'to' | 'between' | 'within' | 'empty' | 'notEmpty';

/** How the value of a condition is given. */
export type Shape = 'value' | 'options' | 'yesNo' | 'reference' | 'none';

type FilterKind = { readonly shape: Shape; readonly operators: readonly Operator[] };

const text: FilterKind = { shape: 'value', operators: ['contains', 'is', 'empty', 'notEmpty'] };
const range: FilterKind = { shape: 'value', operators: ['is', 'from', 'to', 'between', 'empty', 'notEmpty'] };
const days: FilterKind = { shape: 'value', operators: ['is', 'within', 'from', 'to', 'between', 'empty', 'notEmpty'] };
const options: FilterKind = { shape: 'options', operators: ['anyOf', 'empty', 'notEmpty'] };
/** Of child rows and of several of a list: one for each of some values. */
const ofSeveral: readonly Operator[] = ['anyOf', 'allOf', 'empty', 'notEmpty'];
const presence: FilterKind = { shape: 'none', operators: ['empty', 'notEmpty'] };

/** What each kind of field can be filtered by; the first operator is offered first. */
export const filterKinds: Readonly<Record<FieldKind, FilterKind>> = {
  id: presence,
  text,
  longText: text,
  email: text,
  phone: text,
  colour: text,
  address: presence,
  integer: range,
  decimal: range,
  money: range,
  percent: range,
  duration: range,
  date: days,
  time: range,
  dateTime: days,
  yesNo: { shape: 'yesNo', operators: ['is', 'empty', 'notEmpty'] },
  status: options,
  choice: options,
  choices: { shape: 'options', operators: ofSeveral },
  listed: options,
  reference: { shape: 'reference', operators: ['anyOf', 'empty', 'notEmpty'] },
  file: presence,
  image: presence,
  json: presence,
  custom: presence,
  rows: presence,
  count: presence,
};

/** What a field, as conditions look at it, can be asked. Fields that a required value can never be empty in are not asked about emptiness. */
export const operatorsOf = ({ kind, required, rows }: Pick<Field, 'kind' | 'required' | 'rows'>): readonly Operator[] =>
  (rows && kind === 'reference' ? ofSeveral : filterKinds[kind].operators).filter((operator) => !required || (operator !== 'empty' && operator !== 'notEmpty') || filterKinds[kind].shape === 'none');

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** The operator that a condition stands for. */
export const operatorOf = (condition: Condition): Operator => {
  if (condition.empty !== undefined) return condition.empty ? 'empty' : 'notEmpty';
  if (condition.within !== undefined) return 'within';
  if (condition.all !== undefined) return 'allOf';
  if (condition.in !== undefined || condition.person !== undefined) return 'anyOf';
  if (condition.contains !== undefined) return 'contains';
  if (isGiven(condition.from) && isGiven(condition.to)) return 'between';
  return isGiven(condition.from) ? 'from' : isGiven(condition.to) ? 'to' : 'is';
};

/** Values of a condition that an operator keeps when it is chosen instead of another. */
export const withOperator = (condition: Condition, operator: Operator): Condition => {
  const one = condition.equals ?? condition.contains ?? condition.from ?? condition.to ?? condition.in?.[0] ?? condition.all?.[0];
  const some = condition.in ?? condition.all ?? (isGiven(condition.equals) ? [condition.equals] : []);
  switch (operator) {
    case 'empty':
      return { empty: true };
    case 'notEmpty':
      return { empty: false };
    case 'within':
      return { within: condition.within ?? 'THIS_MONTH' };
    case 'anyOf':
      return condition.person ? { person: condition.person } : { in: some };
    case 'allOf':
      return { all: some };
    case 'contains':
      return { contains: typeof one === 'string' ? one : '' };
    case 'between':
      return { from: condition.from ?? (one as string), to: condition.to ?? '' };
    case 'from':
      return { from: one as string };
    case 'to':
      return { to: one as string };
    default:
      return { equals: one ?? '' };
  }
};

/** Whether the condition says something; an unfinished one is not applied. */
export const isComplete = (condition: Condition): boolean =>
  condition.empty !== undefined ||
  (condition.in ?? condition.all ?? []).length > 0 ||
  [condition.within, condition.person, condition.equals, condition.contains, condition.from, condition.to].some(isGiven);

/** The condition without parts that say nothing. */
export const toldParts = (condition: Condition): Condition => Object.fromEntries(Object.entries(condition).filter(([, value]) => value !== '' && value !== undefined));
