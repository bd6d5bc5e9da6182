import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ReadDashboardHolidaysDocument } from '../../../../generated/employee-self-service/operations.ts';
import { CalendarDrawing } from '../../shell/drawings/CalendarDrawing.tsx';
import { ChoiceAct } from '../../shell/holiday-choices/ChoiceAct.tsx';
import { useHolidayChoices } from '../../shell/holiday-choices/useHolidayChoices.ts';
import { Refused } from '../../shell/pieces/Refused.tsx';
import { DateRows } from '../board/DateRows.tsx';
import { WidgetCard } from '../board/WidgetCard.tsx';
import { useToday } from '../../shell/useToday.ts';
import { useWidget } from '../board/useWidget.ts';
import { useWords } from '../../shell/useWords.ts';

const SHOWN = 6;

/** The next holidays where I work; those of personal choice are chosen here. */
export const Holidays = () => {
  const translate = useTranslate();
  const words = useWords();
  const today = useToday();
  const choices = useHolidayChoices();
  const query = useWidget('employee-self-service', ReadDashboardHolidaysDocument, {}, ({ listHolidaysInDashboard }) => listHolidaysInDashboard.holidays.filter(({ holidayDate }) => holidayDate >= today).slice(0, SHOWN));
  const offered = new Map(choices.offer?.holidays.filter(({ problem }) => problem !== 'OFF').map((one) => [one.date, one]));
  // The year in which something may be chosen next.
  const year = choices.offer?.years.find(({ most, year: of }) => most > 0 && [...offered.keys()].some((date) => date >= today && date.startsWith(String(of))));
  return (
    <WidgetCard
      title={translate('dashboard.holidays')}
      query={query}
      empty={{ when: (holidays) => holidays.length === 0, text: translate('dashboard.holidays.none'), drawing: <CalendarDrawing small /> }}
      {...(year ? { foot: () => <><span>{translate('holidayChoices.left', { smart_count: year.left, most: year.most, year: String(year.year) })}</span><Link to="/employee-self-service/holiday-choices">{translate('holidayChoices.all')}</Link></> } : {})}
    >
      {(holidays) => (
        <>
          {choices.refused ? <Refused role="alert">{choices.refused}</Refused> : null}
          <DateRows
            rows={holidays.map(({ holidayId, holidayName, holidayDate, holidayType }) => {
              const isChoice = holidayType === 'PERSONAL_CHOICE';
              const one = isChoice ? offered.get(holidayDate) : undefined;
              const tone = isChoice && one?.choiceId == null ? ('warn' as const) : ('info' as const);
              return { key: String(holidayId), date: holidayDate, dateText: words.day(holidayDate), tone, text: isChoice && !one ? translate('dashboard.holidays.choice', { name: holidayName }) : holidayName, beside: one ? <ChoiceAct holiday={one} choices={choices} /> : null };
            })}
          />
        </>
      )}
    </WidgetCard>
  );
};
