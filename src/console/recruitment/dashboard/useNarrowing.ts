import { useSearchParams } from 'react-router-dom';
import { addDays } from '../../../domain/dates.ts';
import { useToday } from '../../shell/useToday.ts';
import type { Narrowing } from './usePart.ts';

export const PERIODS = ['30', '90', '365'] as const;
type Period = (typeof PERIODS)[number];
type Key = 'period' | 'post' | 'department' | 'recruiter';

/** What the address says that the figures are narrowed to; so they can be sent and come back to. */
export const useNarrowing = () => {
  const [params, setParams] = useSearchParams();
  const asked = params.get('period');
  const period: Period = PERIODS.find((one) => one === asked) ?? '365';
  const id = (key: Key): number | null => Number(params.get(key)) || null;
  const today = useToday();
  const narrowing: Narrowing = { fromDate: addDays(today, 1 - Number(period)), toDate: today, jobPostId: id('post'), departmentId: id('department'), recruiterId: id('recruiter') };
  const choose = (key: Key, value: string): void =>
    setParams((now) => {
      if (value === '') now.delete(key);
      else now.set(key, value);
      return now;
    }, { replace: true });
  return { period, narrowing, choose };
};
