import { useTranslate } from 'react-admin';
import { ReadDashboardHolidaysDocument } from '../../../../generated/employee-self-service/operations.ts';
import { CalendarDrawing } from '../../shell/drawings/CalendarDrawing.tsx';
import { DateRows } from '../board/DateRows.tsx';
import { WidgetCard } from '../board/WidgetCard.tsx';
import { useToday } from '../../shell/useToday.ts';
import { useWidget } from '../board/useWidget.ts';
import { useWords } from '../../shell/useWords.ts';

const SHOWN = 6;

/** The next holidays where I work; those of personal choice say so. */
export const Holidays = () => {
  const translate = useTranslate();
  const words = useWords();
  const today = useToday();
  const query = useWidget('employee-self-service', ReadDashboardHolidaysDocument, {}, ({ listHolidaysInDashboard }) => listHolidaysInDashboard.holidays.filter(({ holidayDate }) => holidayDate >= today).slice(0, SHOWN));
  return (
    <WidgetCard title={translate('dashboard.holidays')} query={query} empty={{ when: (holidays) => holidays.length === 0, text: translate('dashboard.holidays.none'), drawing: <CalendarDrawing small /> }}>
      {(holidays) => (
        <DateRows
          rows={holidays.map(({ holidayId, holidayName, holidayDate, holidayType }) => {
            const isChoice = holidayType === 'PERSONAL_CHOICE';
            return { key: String(holidayId), date: holidayDate, dateText: words.day(holidayDate), tone: isChoice ? ('warn' as const) : ('info' as const), text: isChoice ? translate('dashboard.holidays.choice', { name: holidayName }) : holidayName };
          })}
        />
      )}
    </WidgetCard>
  );
};
