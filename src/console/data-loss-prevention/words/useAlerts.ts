import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { print } from 'graphql';
import { useSearchParams } from 'react-router-dom';
import { isDate } from '../../../domain/calendar.ts';
import { constants } from '../../../domain/constants.ts';
import { addDays, isRangeTooLong } from '../../../domain/dates.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { useToday } from '../../shell/useToday.ts';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

export type Narrowing = { readonly fromDate: string; readonly toDate: string; readonly departmentId: number | null };
export type Part<Answer> = { readonly data: Answer | undefined; readonly error: Error | null; readonly isPending: boolean; readonly refetch: () => Promise<unknown> };

const LONGEST = constants.rangeDays - 1;
/** Shown without a choice, today included. */
const USUAL_DAYS = 14;

/** What one card asks, on its own: one that fails or waits leaves the others alone. */
export const useAlerts = <Answer>(document: TypedDocumentNode<{ answer: Answer }, Narrowing>, narrowing: Narrowing): Part<Answer> => {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['word-alerts', print(document), narrowing],
    queryFn: ({ signal }) => askAnswer('monitoring', document, narrowing, signal),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: 1,
  });
  return { data, error, isPending, refetch };
};

/** Of which days and of which department the address says that the figures are. */
export const useAlertsPlace = () => {
  const [params, setParams] = useSearchParams();
  const today = useToday();
  const day = (key: 'from' | 'to', usual: string): string => {
    const told = params.get(key);
    return told !== null && isDate(told) ? told : usual;
  };
  const toDate = day('to', today);
  const asked = day('from', addDays(toDate, 1 - USUAL_DAYS));
  const fromDate = asked > toDate || isRangeTooLong(asked, toDate) ? addDays(toDate, 1 - LONGEST) : asked;
  const narrowing: Narrowing = { fromDate, toDate, departmentId: Number(params.get('department')) || null };
  const put = (values: Readonly<Record<string, string>>): void =>
    setParams((now) => {
      for (const [key, value] of Object.entries(values)) if (value === '') now.delete(key); else now.set(key, value);
      return now;
    }, { replace: true });
  /** The other end goes along where the range would be backwards or too long. */
  const from = (value: string): void => put({ from: value, to: value > toDate ? value : isRangeTooLong(value, toDate) ? addDays(value, LONGEST - 1) : toDate });
  const to = (value: string): void => put({ to: value, from: value < fromDate ? value : isRangeTooLong(fromDate, value) ? addDays(value, 1 - LONGEST) : fromDate });
  return { narrowing, from, to, ofDepartment: (id: string): void => put({ department: id }) };
};
