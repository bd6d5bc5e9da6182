import { isCustomKey } from '../../../../domain/customisation/customise.ts';
import { isDate, isDateTime, isTime } from '../../../../domain/calendar.ts';
import { isDecimal } from '../../../../domain/decimal.ts';
import { isRelativeDays } from '../../../../domain/lists/countedDays.ts';
import type { Field, FieldKind } from '../../../../domain/resource.ts';
import type { Condition } from '../../../providers/data/listQuery.ts';

const isWhole = (value: unknown): boolean => Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31;
const isAmount = (value: unknown): boolean => isDecimal(String(value));
const isText = (value: unknown): value is string => typeof value === 'string';
const isId = (value: unknown): boolean => isText(value) || Number.isInteger(value);

/** What the server reads as a value of a field of the kind, in a filter; any where nothing is said. */
const readable: Readonly<Partial<Record<FieldKind, (value: unknown) => boolean>>> = {
  id: isId,
  reference: isId,
  integer: isWhole,
  decimal: isAmount,
  money: isAmount,
  percent: isAmount,
  duration: isAmount,
  date: (value) => isText(value) && isDate(value),
  dateTime: (value) => isText(value) && isDateTime(value),
  time: (value) => isText(value) && isTime(value),
  yesNo: (value) => typeof value === 'boolean',
  text: isText,
  longText: isText,
  email: isText,
  phone: isText,
};

/** Whether the field can have the value. An own field of the organisation reads its values itself. */
export const canHave = ({ key, kind, options }: Field, value: unknown): boolean =>
  isCustomKey(key) || (options ? options.includes(String(value)) : (value === '' || (readable[kind]?.(value) ?? true)));

const RANGE = ['equals', 'in', 'empty', 'from', 'to'];
const ID = ['equals', 'in', 'empty', 'person'];
const CHOICE = ['equals', 'in', 'empty'];
const DAYS = [...RANGE, 'within'];

/** What the server can be asked of a field of the kind; of those that are not here what it can be asked of text. */
const askable: Readonly<Partial<Record<FieldKind, readonly string[]>>> = {
  id: ID,
  reference: ID,
  rows: [...ID, 'all'],
  integer: RANGE,
  decimal: RANGE,
  money: RANGE,
  percent: RANGE,
  duration: RANGE,
  time: RANGE,
  date: DAYS,
  dateTime: DAYS,
  yesNo: ['equals', 'empty'],
};
const askableOf = ({ kind, options }: Field): readonly string[] => (options ? CHOICE : (askable[kind] ?? [...RANGE, 'contains']));

/** Whether the condition asks what can be answered of the field, but for single values of several: a saved view may be older than the kind of a field. */
export const canAsk = (field: Field, condition: Condition): boolean => {
  const { equals, from, to, within } = condition;
  if (isCustomKey(field.key)) return true;
  return (
    Object.keys(condition).every((part) => askableOf(field).includes(part)) &&
    [equals ?? []].flat().every((value) => canHave(field, value)) &&
    [from, to].every((end) => end === undefined || end === null || canHave(field, end)) &&
    (within === undefined || isRelativeDays(within))
  );
};
