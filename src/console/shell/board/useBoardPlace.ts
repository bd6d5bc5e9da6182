import { useSearchParams } from 'react-router-dom';
import { isDate } from '../../../domain/calendar.ts';
import { addDays, isRangeTooLong } from '../../../domain/dates.ts';
import { constants } from '../../../domain/constants.ts';
import { useToday } from '../useToday.ts';

export type Narrowing = { readonly fromDate: string; readonly toDate: string; readonly workScheduleId: number | null; readonly customGroupId: number | null; readonly departmentId: number | null };
const KEYS = { schedule: 'workScheduleId', group: 'customGroupId', department: 'departmentId' } as const;
export type NarrowKey = keyof typeof KEYS;

const LONGEST = constants.rangeDays - 1;
/** Shown without a choice, today included. */
const USUAL_DAYS = 14;

/** What the address says that figures are of; so they can be sent, and come back to from a person's page. */
export const useBoardPlace = () => {
  const [params, setParams] = useSearchParams();
  const today = useToday();
  const day = (key: 'from' | 'to', usual: string): string => {
    const told = params.get(key);
    return told !== null && isDate(told) ? told : usual;
  };
  const toDate = day('to', today);
  const asked = day('from', addDays(toDate, 1 - USUAL_DAYS));
  const fromDate = asked > toDate || isRangeTooLong(asked, toDate) ? addDays(toDate, 1 - LONGEST) : asked;
  const id = (key: NarrowKey): number | null => Number(params.get(key)) || null;
  const narrowing: Narrowing = { fromDate, toDate, workScheduleId: id('schedule'), customGroupId: id('group'), departmentId: id('department') };
  const put = (values: Readonly<Record<string, string>>): void =>
    setParams((now) => {
      for (const [key, value] of Object.entries(values)) if (value === '') now.delete(key); else now.set(key, value);
      return now;
    }, { replace: true });
  /** The other end goes along where the range would be backwards or too long. */
  const from = (value: string): void => put({ from: value, to: value > toDate ? value : isRangeTooLong(value, toDate) ? addDays(value, LONGEST - 1) : toDate });
  const to = (value: string): void => put({ to: value, from: value < fromDate ? value : isRangeTooLong(fromDate, value) ? addDays(value, 1 - LONGEST) : fromDate });
  const choose = (key: NarrowKey, value: string): void => put({ [key]: value });
  const days = new URLSearchParams({ from: fromDate, to: toDate }).toString();
  return { narrowing, today, from, to, choose, /** For addresses of the same days. */ days, search: params.toString() };
};
