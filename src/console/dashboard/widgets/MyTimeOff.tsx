import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ReadMyTimeOffDocument } from '../../../../generated/employee-self-service/operations.ts';
import { CalendarDrawing } from '../../shell/drawings/CalendarDrawing.tsx';
import { DateRows } from '../board/DateRows.tsx';
import { WidgetCard } from '../board/WidgetCard.tsx';
import { useWidget } from '../board/useWidget.ts';
import { useWords } from '../../shell/useWords.ts';
import { comma } from '../../shell/comma.ts';
import type { DateRow } from '../board/DateRows.tsx';

/** My leave, short time off and compensatory off that are coming, approved or waiting. */
export const MyTimeOff = () => {
  const translate = useTranslate();
  const words = useWords();
  const query = useWidget('employee-self-service', ReadMyTimeOffDocument, {}, ({ listLeavesAndShortTimeOff: { leaves, shortTimeOff, compensatoryOff } }): readonly DateRow[] => {
    const row = (key: string, date: string, dateText: string, status: string, text: string, path: string): DateRow => ({
      key,
      date,
      dateText,
      tone: status === 'APPROVED' ? 'info' : 'warn',
      text: [text, translate(`enum.RequestStatus.${status}`)].join(comma()),
      path,
    });
    return [
      ...leaves.map(({ leaveRequestId, leaveName, fromDate, toDate, days, status }) =>
        row(`leave ${leaveRequestId}`, fromDate, words.span(fromDate, toDate), status, [leaveName, translate('dashboard.days', { smart_count: Number(days ?? 0), number: words.number(Number(days ?? 0)) })].join(comma()), `/employee-self-service/leave-request/${leaveRequestId}`),
      ),
      ...shortTimeOff.map(({ shortTimeOffId, date, fromTime, toTime, status }) =>
        row(`short ${shortTimeOffId}`, date, words.day(date), status, translate('dashboard.myTimeOff.short', { from: fromTime.slice(0, 5), to: toTime.slice(0, 5) }), `/employee-self-service/short-time-off/${shortTimeOffId}`),
      ),
      ...compensatoryOff.map(({ compOffId, workedOn, days, expiresOn, status }) =>
        row(`comp ${compOffId}`, expiresOn ?? workedOn, words.day(expiresOn ?? workedOn), status, translate(expiresOn ? 'dashboard.myTimeOff.compUntil' : 'dashboard.myTimeOff.comp', { smart_count: Number(days), number: words.number(Number(days)) }), `/employee-self-service/compensatory-off/${compOffId}`),
      ),
    ].sort((one, other) => (one.date < other.date ? -1 : 1));
  });
  return (
    <WidgetCard
      title={translate('dashboard.myTimeOff')}
      query={query}
      empty={{ when: (rows) => rows.length === 0, text: translate('dashboard.myTimeOff.none'), drawing: <CalendarDrawing small /> }}
      foot={() => <Link to="/employee-self-service/leave-request">{translate('dashboard.myTimeOff.all')}</Link>}
    >
      {(rows) => <DateRows rows={rows} />}
    </WidgetCard>
  );
};
