import { isCustomKey } from '../../../../domain/customisation/customise.ts';
import { isDate } from '../../../../domain/calendar.ts';
import { isRelativeDays } from '../../../../domain/lists/countedDays.ts';
import type { Field, FieldKind } from '../../../../domain/resource.ts';
import type { Condition } from '../../../providers/data/listQuery.ts';

const isWhole = (value: unknown): boolean => Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31;
const isDecimal = (value: unknown): boolean => /^-?\d+(\.\d+)?$/.test(String(value));
const isText = (value: unknown): boolean => typeof value === 'string';
const isId = (value: unknown): boolean => isText(value) || Number.isInteger(value);

/** What the server reads as a value of a field of the kind, in a filter; any where nothing is said. */
const readable: Readonly<Partial<Record<FieldKind, (value: unknown) => boolean>>> = {
  id: isId,
  reference: isId,
  integer: isWhole,
  decimal: isDecimal,
  money: isDecimal,
  percent: isDecimal,
  duration: isDecimal,
  date: (value) => isText(value) && isDate(String(value)),
  dateTime: (value) => isText(value) && /^\d{4}-\d\d-\d\dT/.test(String(value)) && !Number.isNaN(Date.parse(String(value))),
  time: (value) => isText(value) && /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(String(value)),
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
