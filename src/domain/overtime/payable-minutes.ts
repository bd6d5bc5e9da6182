import { overtimeMinutes } from './overtime-minutes.ts';
import type { WorkedDay } from './overtime-minutes.ts';
import type { OvertimeTerms } from './terms.ts';

type Approved = { readonly asked: number; /** Somebody said why more hours count than attendance has. */ readonly isException: boolean; /** Minutes of the day that compensatory off takes. */ readonly compOff: number; readonly attended: WorkedDay & { /** Whether anybody recorded attendance by then. */ readonly isRecorded: boolean } };

/** Minutes of approved overtime that are paid: no more than attendance has and compensatory off leaves when they are paid, where attendance is recorded at all. */
export const payableMinutes = ({ asked, isException, compOff, attended }: Approved, terms: Pick<OvertimeTerms, 'specialWorkDays'>): number => (isException || !attended.isRecorded ? asked : Math.max(0, Math.min(asked, overtimeMinutes(attended, terms) - compOff)));
