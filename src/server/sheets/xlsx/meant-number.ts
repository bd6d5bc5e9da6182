import { withoutGroups } from '../../../domain/values/numbers.ts';
import { cellText } from '../cell.ts';
import type { Cell } from '../cell.ts';
import type { Meaning } from './number-format.ts';
import { serialDate, serialElapsed, serialTime } from './serial-date.ts';

/** A stored number as what its format shows: a date as ISO text, a share as '12.5%', a code with its zeroes. */
export const meantNumber = (value: number, meaning: Meaning, from1904: boolean): Cell => {
  if (meaning === 'number' || !Number.isFinite(value)) return value;
  if (typeof meaning === 'object') return Number.isInteger(value) && value >= 0 ? String(value).padStart(meaning.digits, '0') : value;
  if (meaning === 'percent') return `${withoutGroups(cellText(Number((value * 100).toPrecision(15))))}%`;
  if (meaning === 'elapsed') return serialElapsed(value);
  if (meaning === 'time' && value < 1) return serialTime(value);
  return serialDate(value, from1904, meaning !== 'date') ?? value;
};
