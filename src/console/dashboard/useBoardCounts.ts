import { ReadActionsDocument } from '../../../generated/employee-self-service/operations.ts';
import { useRights, useSession } from '../providers/authSession.ts';
import { useWidget } from './board/useWidget.ts';
import { useMyInterviews } from './widgets/interviews/useMyInterviews.ts';
import { useUnsettled } from './widgets/unsettled/useUnsettled.ts';
import type { BoardName } from './board/widget.ts';
import type { UnsettledDay } from './widgets/unsettled/useUnsettled.ts';

/** Not today, which goes on, and not what was asked for already. */
const waits = ({ Is_Current_Date, Status }: UnsettledDay): boolean => !Is_Current_Date && Status !== 'Pending';

/** What waits for the person on each of several dashboards: requests to decide, days of their own to correct, and scorecards that they owe. Asks what the cards ask, once; 0 until known. */
export const useBoardCounts = (boards: readonly BoardName[]): Readonly<Record<BoardName, number>> => {
  const employeeId = useSession()?.user.employeeId ?? null;
  const { view, add } = useRights('SELF_ATTENDANCE');
  const isTabbed = boards.length > 1;
  const decides = boards.some((board) => board !== 'mine');
  const { data: requests = 0 } = useWidget('employee-self-service', ReadActionsDocument, {}, ({ listEmployeeActions }) => listEmployeeActions.employeeActions.reduce((sum, { count }) => sum + count, 0), isTabbed && decides);
  const { data: own } = useUnsettled(employeeId, isTabbed && boards.includes('mine') && view && add);
  const { data: interviews } = useMyInterviews(isTabbed && boards.includes('mine'));
  const days = own ? [...own.missed, ...own.absent].filter(waits).length : 0;
  return { organisation: requests, team: requests, mine: days + (interviews?.feedback.length ?? 0) };
};
