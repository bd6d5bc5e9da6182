import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ReadMyAttendanceTodayDocument } from '../../../../generated/attendance/operations.ts';
import { useHoursText } from '../../check-in/useHoursText.ts';
import { WidgetCard } from '../board/WidgetCard.tsx';
import { useWidget } from '../board/useWidget.ts';
import { useWords } from '../../shell/useWords.ts';

const Times = styled('dl')({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', margin: 0, padding: '4px 16px 12px', gap: 8, '& dt': { color: 'var(--text-2)' }, '& dd': { margin: 0, fontSize: 26, lineHeight: '32px', fontWeight: 600, letterSpacing: '-.01em', whiteSpace: 'nowrap' } });
const Note = styled('p')({ padding: '0 16px 12px', color: 'var(--text-2)', '&[data-late]': { color: 'var(--warn)' } });

/** My day: when I came, when I left, how long I have worked. */
export const MyToday = () => {
  const translate = useTranslate();
  const words = useWords();
  const hours = useHoursText();
  const query = useWidget('attendance', ReadMyAttendanceTodayDocument, {}, ({ listAttendanceDashBoard }) => listAttendanceDashBoard);
  const time = (at: string | null | undefined, zone: string): string => (at ? words.time(at, zone) : '–');
  return (
    <WidgetCard title={translate('dashboard.myToday')} query={query} empty={{ when: () => false, text: '' }} foot={() => <Link to="/employee-self-service/attendance">{translate('dashboard.myToday.all')}</Link>}>
      {({ CIn, COut, timeZone, minutesWorked, minutesLate, startsAt, endsAt, isDayOff }) => (
        <>
          <Times>
            <div>
              <dt>{translate('dashboard.myToday.in')}</dt>
              <dd>{time(CIn, timeZone)}</dd>
            </div>
            <div>
              <dt>{translate('dashboard.myToday.out')}</dt>
              <dd>{time(COut, timeZone)}</dd>
            </div>
            <div>
              <dt>{translate('dashboard.myToday.worked')}</dt>
              <dd>{CIn ? hours(minutesWorked) : '–'}</dd>
            </div>
          </Times>
          <Note data-late={minutesLate > 0 ? '' : undefined}>
            {isDayOff
              ? translate('dashboard.myToday.dayOff')
              : minutesLate > 0
                ? translate('dashboard.myToday.late', { duration: hours(minutesLate) })
                : startsAt && endsAt
                  ? translate('dashboard.myToday.shift', { from: startsAt.slice(0, 5), to: endsAt.slice(0, 5) })
                  : ''}
          </Note>
        </>
      )}
    </WidgetCard>
  );
};
