import { daysBetween } from '../dates.ts';

export type NoticeTreatment = 'RECOVERED' | 'PAID' | 'WAIVED';

type Asked = {
  /** ISO days. */
  readonly noticeDate: string;
  readonly lastWorkingDay: string;
  /** Whole days of notice that were agreed. */
  readonly required: number;
};

/** Whole days of notice that were not served: notice runs from the day after it is given to the last working day. */
export const noticeShortfall = ({ noticeDate, lastWorkingDay, required }: Asked): number => Math.max(0, required - Math.max(0, daysBetween(noticeDate, lastWorkingDay)));

/** What becomes of them where nobody says otherwise: who owes is said by the designation, and where it names both or nobody, people decide. */
export const usualTreatment = ({ payByEmployee, payByEmployer }: { readonly payByEmployee: boolean; readonly payByEmployer: boolean }): NoticeTreatment => {
  if (payByEmployee === payByEmployer) return 'WAIVED';
  return payByEmployee ? 'RECOVERED' : 'PAID';
};
