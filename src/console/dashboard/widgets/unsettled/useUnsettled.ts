import { useQuery } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import { authFetch } from '../../../providers/authFetch.ts';
import type { WidgetQuery } from '../../board/useWidget.ts';

export type UnsettledDay = {
  readonly Employee_Id: number;
  readonly Employee_Name: string;
  readonly Attendance_Date: string;
  /** HH:MM of the check-in, where there was one. */
  readonly Check_In: string | null;
  /** Of the correction asked for: 'Pending', 'Rejected', 'Not Requested'. */
  readonly Status: string;
  readonly Is_Current_Date: boolean;
};
export type Limit = { readonly monthlyLimit: number; readonly requestsUsed: number; readonly requestsLeft: number; readonly isLimitExceeded: boolean };
export type Unsettled = { readonly missed: readonly UnsettledDay[]; readonly absent: readonly UnsettledDay[]; readonly limit: Limit | null };

type Answer = { readonly noAttendanceData?: { readonly aaData: readonly UnsettledDay[] }; readonly attendanceData?: { readonly aaData: readonly UnsettledDay[] }; readonly regularizationRequestLimitDetails: Limit | null };

const read = async (finalizationMethod: 'dashboardNoAttendance' | 'dashboardAttendance', employeeId: string | null, signal: AbortSignal): Promise<Answer> => {
  const response = await authFetch('/employees/attendance-finalization/list-attendance-finalization', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ finalizationMethod, ...(employeeId === null ? {} : { employeeId: Number(employeeId) }) }),
    signal,
  });
  const body = (await response.json().catch(() => ({}))) as Answer & { readonly message?: string };
  if (!response.ok) throw new HttpError(body.message ?? response.statusText, response.status, body);
  return body;
};

/** Days of the last 30 that attendance does not settle: of one employee, or of everybody within reach. Asks nothing unless wanted. */
export const useUnsettled = (employeeId: string | null, isWanted = true): WidgetQuery<Unsettled> => {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['dashboard', 'unsettled', employeeId],
    queryFn: async ({ signal }): Promise<Unsettled> => {
      const [missed, absent] = await Promise.all([read('dashboardAttendance', employeeId, signal), read('dashboardNoAttendance', employeeId, signal)]);
      return { missed: missed.attendanceData?.aaData ?? [], absent: absent.noAttendanceData?.aaData ?? [], limit: absent.regularizationRequestLimitDetails };
    },
    enabled: isWanted,
    staleTime: 60_000,
    retry: 1,
  });
  return { data, error, isPending, refetch };
};
