import type { ChartPerson } from './describe-people.ts';

/** People of the chart under the specified envelope. */
export const chartAnswer = (rows: readonly ChartPerson[], totalRecords: number = rows.length) => ({ errorCode: '', message: '', totalRecords, rows });
