import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'react-admin';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { ReadHiringFiguresDocument } from '../../../../generated/recruitment/operations.ts';
import { hiringLists } from '../../hiringLists.ts';
import { widths } from '../../shell/widths.ts';
import { Figures, figuresHeight } from '../board/Figures.tsx';
import { WidgetCard } from '../board/WidgetCard.tsx';
import { useWidget } from '../board/useWidget.ts';
import { useWords } from '../board/useWords.ts';

const All = styled(Link)({ color: 'var(--accent-text)', fontWeight: 500, '&:hover': { textDecoration: 'underline' } });

/** Hiring at a glance, within the person's reach: posts, candidates, interviews, offers and hires, each with its list. */
export const HiringFigures = () => {
  const translate = useTranslate();
  const words = useWords();
  const isPhone = useMediaQuery(widths.phone, { noSsr: true });
  const query = useWidget('recruitment', ReadHiringFiguresDocument, {}, ({ answer }) => answer);
  return (
    <WidgetCard
      title={translate('dashboard.hiring')}
      query={query}
      empty={{ when: () => false, text: '' }}
      height={isPhone ? figuresHeight.phone : figuresHeight.wide}
      beside={() => <All to="/recruitment/dashboard">{translate('screen.recruitment.dashboard')}</All>}
    >
      {({ figures, postIds, statuses }) => (
        <Figures
          figures={[
            { key: 'openPosts', value: figures.openPosts, beside: translate('recruiting.vacancies', { smart_count: figures.vacancies, number: words.number(figures.vacancies) }), path: hiringLists.posts((postIds !== null && postIds !== undefined) || figures.readsOthersPosts, figures.openPostCodes) },
            { key: 'active', value: figures.activeCandidates, path: hiringLists.candidates(postIds, statuses.active) },
            { key: 'interviews', value: figures.interviewsThisWeek, path: hiringLists.rounds(postIds, { startsAt: figures.weekStartsAt, endsAt: figures.weekEndsAt }) },
            { key: 'offersOut', value: figures.offersOut, path: hiringLists.candidates(postIds, statuses.offer) },
            { key: 'hires', value: figures.hires, path: hiringLists.hires(postIds, { fromDate: figures.yearFrom, toDate: figures.yearTo }) },
          ].map(({ key, value, ...figure }) => ({ key, label: translate(`recruiting.${key}`), value: words.number(value), ...figure }))}
        />
      )}
    </WidgetCard>
  );
};
