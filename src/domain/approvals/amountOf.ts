import { lengthOfRange } from '../dates.ts';
import { minutesOff } from '../leave/hoursOff.ts';
import { requestKinds, type RequestKind } from './kinds.ts';

/** How much a request asks for: days, of short time off, timesheets and overtime hours, of claims, earnings, tax reliefs, air tickets and advances money; 0 where nothing is counted. Days of a period are its calendar days, unless the request counts them itself. */
export const amountOf = (kind: RequestKind, request: Readonly<Record<string, unknown>>): number => {
  const text = (key: string): string => String(request[key] ?? '');
  if (requestKinds[kind].unit === null) return 0;
  if (kind === 'SHORT_TIME_OFF') return minutesOff(text('fromTime').slice(0, 5), text('toTime').slice(0, 5)) / 60;
  if (kind === 'CLAIM') return Number(request['total'] ?? 0);
  if (kind === 'TIMESHEET' || kind === 'OVERTIME') return Number(request['hours'] ?? 0);
  if (kind === 'ONE_TIME_EARNING' || kind === 'TAX_RELIEF' || kind === 'AIR_TICKET' || kind === 'SALARY_ADVANCE') return Number(request['amount'] ?? 0);
  if (kind === 'LEAVE' || kind === 'COMPENSATORY_OFF' || kind === 'LOP_RECOVERY') return Number(request['days'] ?? 0);
  return lengthOfRange(text('fromDate'), text('toDate'));
};
