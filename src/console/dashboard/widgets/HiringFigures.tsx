import { useTranslate } from 'react-admin';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { ReadHiringFiguresDocument } from '../../../../generated/recruitment/operations.ts';
import { hiringFigures } from '../../hiringAddresses.ts';
import { Figures } from '../board/Figures.tsx';
import { WidgetCard } from '../board/WidgetCard.tsx';
import { useWidget } from '../board/useWidget.ts';
import { useWords } from '../../shell/useWords.ts';

const All = styled(Link)({ color: 'var(--accent-text)', fontWeight: 500, '&:hover': { textDecoration: 'underline' } });

/** Hiring at a glance, within the person's reach: posts, candidates, interviews, offers and hires, each with its list. */
export const HiringFigures = () => {
  const translate = useTranslate();
  const words = useWords();
  const query = useWidget('recruitment', ReadHiringFiguresDocument, {}, ({ answer }) => answer);
  return (
    <WidgetCard
      title={translate('dashboard.hiring')}
      query={query}
      empty={{ when: () => false, text: '' }}
      beside={() => <All to="/recruitment/dashboard">{translate('screen.recruitment.dashboard')}</All>}
    >
      {(data) => (
        <Figures
          figures={hiringFigures(data).map(({ key, value, path }) => ({
            key,
            label: translate(`recruiting.${key}`),
            value: words.number(value),
            path,
            ...(key === 'openPosts' ? { beside: translate('recruiting.vacancies', { smart_count: data.figures.vacancies, number: words.number(data.figures.vacancies) }) } : {}),
          }))}
        />
      )}
    </WidgetCard>
  );
};
