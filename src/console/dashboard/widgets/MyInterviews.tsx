import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { safeUrl } from '../../../domain/safeUrl.ts';
import { scorecardPath } from '../../hiringAddresses.ts';
import { CalendarDrawing } from '../../shell/drawings/CalendarDrawing.tsx';
import { DateRows, type DateRow } from '../board/DateRows.tsx';
import { WidgetCard } from '../board/WidgetCard.tsx';
import { useWords } from '../../shell/useWords.ts';
import { useMyInterviews, type MyInterview } from './interviews/useMyInterviews.ts';

/** The scorecards that I owe, oldest first, and the interviews on whose panel I sit, soonest first, in the time of this device. */
export const MyInterviews = () => {
  const translate = useTranslate();
  const words = useWords();
  const query = useMyInterviews();
  const ahead = ({ startDate, meetingLink, candidateName, roundName, roundId }: MyInterview): DateRow => {
    const link = meetingLink ? safeUrl(meetingLink) : null;
    const start = words.here(startDate);
    return {
      key: `ahead ${roundId}`,
      date: start.day,
      dateText: words.day(start.day),
      tone: 'info',
      text: [start.time, candidateName, roundName].filter(Boolean).join(' · '),
      path: '/recruitment/upcoming-interviews',
      beside: link ? <Button size="small" component="a" href={link} target="_blank" rel="noreferrer noopener" aria-label={`${translate('interviews.join')}: ${candidateName}`}>{translate('interviews.join')}</Button> : null,
    };
  };
  const owed = (round: MyInterview): DateRow => {
    const { startDate, candidateName, roundId, feedbackStatus } = round;
    const { day } = words.here(startDate);
    const word = translate(feedbackStatus === 'DRAFT' ? 'interviews.goOn' : 'interviews.write');
    return {
      key: `owed ${roundId}`,
      date: day,
      dateText: words.day(day),
      tone: 'warn',
      text: candidateName,
      beside: <Button size="small" component={Link} to={scorecardPath(round)} aria-label={`${word}: ${candidateName}`}>{word}</Button>,
    };
  };
  return (
    <WidgetCard
      title={translate('dashboard.myInterviews')}
      query={query}
      empty={{ when: ({ upcoming, feedback }) => upcoming.length + feedback.length === 0, text: translate('dashboard.myInterviews.none'), drawing: <CalendarDrawing small /> }}
      count={({ feedback }) => feedback.length}
      foot={() => <Link to="/recruitment/upcoming-interviews">{translate('screen.recruitment.upcoming-interviews')}</Link>}
    >
      {({ upcoming, feedback }) => <DateRows rows={[...feedback.map(owed), ...upcoming.map(ahead)]} />}
    </WidgetCard>
  );
};
