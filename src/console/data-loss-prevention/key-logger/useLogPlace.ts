import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isDate } from '../../../domain/calendar.ts';
import { constants } from '../../../domain/constants.ts';
import { addDays, isRangeTooLong } from '../../../domain/dates.ts';
import { useToday } from '../../shell/useToday.ts';

const LONGEST = constants.rangeDays - 1;
/** Shown without a choice, today included. */
const USUAL_DAYS = 7;
export const SHAPES = ['LOGS', 'SUMS'] as const;
export type LogShape = (typeof SHAPES)[number];
const NARROWS = ['search', 'person', 'department', 'application'] as const;

/** Which logs are shown, and how, as the address says; so they can be sent and come back to. */
export const useLogPlace = () => {
  const [address, setAddress] = useSearchParams();
  const today = useToday();
  const told = (key: string): string => address.get(key) ?? '';
  const toDate = isDate(told('to')) ? told('to') : today;
  const asked = isDate(told('from')) ? told('from') : addDays(toDate, 1 - USUAL_DAYS);
  const fromDate = asked > toDate || isRangeTooLong(asked, toDate) ? addDays(toDate, 1 - LONGEST) : asked;
  const put = useCallback(
    (values: Readonly<Record<string, string>>): void =>
      setAddress((before) => {
        const next = new URLSearchParams(before);
        for (const [key, value] of Object.entries(values)) if (value === '') next.delete(key); else next.set(key, value);
        return next;
      }, { replace: true }),
    [setAddress],
  );
  /** The other end goes along where the range would be backwards or too long. */
  const from = (value: string): void => put({ from: value, to: value > toDate ? value : isRangeTooLong(value, toDate) ? addDays(value, LONGEST - 1) : toDate });
  const to = (value: string): void => put({ to: value, from: value < fromDate ? value : isRangeTooLong(fromDate, value) ? addDays(value, 1 - LONGEST) : fromDate });
  const shape: LogShape = SHAPES.find((one) => one === told('shape')) ?? 'LOGS';
  const [search, person, department, application] = NARROWS.map(told) as [string, string, string, string];
  return {
    shape, fromDate, toDate, search, person, department, application, from, to, put,
    narrowing: { fromDate, toDate, search: search || null, employeeId: Number(person) || null, departmentId: Number(department) || null, application: application || null },
    isNarrowed: NARROWS.some((key) => told(key) !== ''),
    clear: (): void => put(Object.fromEntries(NARROWS.map((key) => [key, '']))),
  };
};

export type LogPlace = ReturnType<typeof useLogPlace>;
