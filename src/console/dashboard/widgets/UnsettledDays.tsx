import { useState } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useRights, useSession } from '../../providers/authSession.ts';
import { TickTrayDrawing } from '../../shell/drawings/TickTrayDrawing.tsx';
import { Tooltip } from '../../shell/pieces/Tooltip.tsx';
import { DateRows } from '../board/DateRows.tsx';
import { WidgetCard } from '../board/WidgetCard.tsx';
import { useWords } from '../../shell/useWords.ts';
import { RegulariseDialog } from './unsettled/RegulariseDialog.tsx';
import { useUnsettled } from './unsettled/useUnsettled.ts';
import { comma } from '../../shell/comma.ts';
import type { DateRow } from '../board/DateRows.tsx';
import type { WidgetProps } from '../board/widget.ts';
import type { Limit, Unsettled, UnsettledDay } from './unsettled/useUnsettled.ts';

const SHOWN = 20;

/** Days without a check-out or without any attendance; my own can be corrected within the monthly limit. */
export const UnsettledDays = ({ board }: WidgetProps) => {
  const translate = useTranslate();
  const words = useWords();
  const employeeId = useSession()?.user.employeeId ?? null;
  const { add } = useRights('SELF_ATTENDANCE');
  const [asked, setAsked] = useState<UnsettledDay>();
  const isOwn = board === 'mine';
  const query = useUnsettled(isOwn ? employeeId : null);
  const correct = (day: UnsettledDay, limit: Limit | null) => {
    if (!isOwn || !add || day.Is_Current_Date || day.Status === 'Pending') return null;
    const reason = limit?.isLimitExceeded ? translate('dashboard.unsettled.limit', { number: limit.monthlyLimit }) : '';
    const button = (
      <Button size="small" variant="outlined" disabled={reason !== ''} onClick={() => setAsked(day)} aria-label={translate('dashboard.unsettled.correctOf', { date: words.day(day.Attendance_Date) })}>
        {translate('dashboard.unsettled.correct')}
      </Button>
    );
    return reason === '' ? button : <Tooltip title={reason}><span>{button}</span></Tooltip>;
  };
  const rowsOf = ({ missed, absent, limit }: Unsettled): readonly DateRow[] =>
    [...missed.map((day) => ({ day, kind: 'missed' })), ...absent.map((day) => ({ day, kind: day.Is_Current_Date ? 'notYet' : 'absent' }))]
      .sort((one, other) => (one.day.Attendance_Date > other.day.Attendance_Date ? -1 : 1))
      .slice(0, SHOWN)
      .map(({ day, kind }) => ({
        key: `${kind} ${day.Employee_Id} ${day.Attendance_Date}`,
        date: day.Attendance_Date,
        dateText: words.day(day.Attendance_Date),
        tone: day.Status === 'Pending' ? 'info' : day.Is_Current_Date ? 'info' : 'warn',
        text: [...(isOwn ? [] : [day.Employee_Name]), translate(`dashboard.unsettled.${kind}`), ...(day.Status === 'Pending' ? [translate('dashboard.unsettled.asked')] : [])].join(comma()),
        beside: correct(day, limit),
      }));
  return (
    <>
      <WidgetCard
        title={translate('dashboard.unsettled')}
        query={query}
        empty={{ when: ({ missed, absent }) => missed.length + absent.length === 0, text: translate('dashboard.unsettled.none'), drawing: <TickTrayDrawing small /> }}
        count={({ missed, absent }) => missed.length + absent.length}
        foot={({ limit }) => (isOwn && limit ? <span>{translate('dashboard.unsettled.left', { smart_count: limit.requestsLeft, limit: limit.monthlyLimit })}</span> : null)}
      >
        {(data) => <DateRows rows={rowsOf(data)} />}
      </WidgetCard>
      {asked ? <RegulariseDialog day={asked} onClose={() => setAsked(undefined)} /> : null}
    </>
  );
};
