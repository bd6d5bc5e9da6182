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

/** Whether the condition asks what can be answered of the field, but for single values of several. */
export const canAsk = (field: Field, { equals, from, to, within }: Condition): boolean =>
  [equals ?? []].flat().every((value) => canHave(field, value)) && [from, to].every((end) => end === undefined || end === null || canHave(field, end)) && (within === undefined || isCustomKey(field.key) || isRelativeDays(within));
