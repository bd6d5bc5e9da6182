import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { tagOf } from '../../providers/i18nLanguages.ts';
import { useRecents } from '../recents.ts';
import { OpenFolderDrawing } from '../drawings/OpenFolderDrawing.tsx';
import { Card } from './Card.tsx';

const Row = styled(Link)({
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  minHeight: 40,
  padding: '8px 16px',
  borderTop: '1px solid var(--hair)',
  '& b': { fontWeight: 500, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& time': { color: 'var(--text-3)', marginLeft: 'auto', flex: 'none' },
  '&:hover': { background: 'var(--hover)' },
  '&:focus-visible': { outlineOffset: -2 },
});
const Nothing = styled('div')({ display: 'grid', justifyItems: 'center', gap: 8, padding: '8px 16px 20px', color: 'var(--text-2)', textAlign: 'center' });

const when = (at: string, locale: string): string => {
  const time = new Date(at);
  const isToday = time.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(tagOf(locale), isToday ? { timeStyle: 'short' } : { day: 'numeric', month: 'short' }).format(time);
};

/** The records and screens that this person opened last on this device. */
export const RecentCard = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const recents = useRecents();
  return (
    <Card title={translate('shell.recent')}>
      {recents.map(({ path, label, at }) => (
        <Row key={path} to={path}>
          <b>{label}</b>
          <time dateTime={at} title={new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at))}>
            {when(at, locale)}
          </time>
        </Row>
      ))}
      {recents.length === 0 ? (
        <Nothing>
          <OpenFolderDrawing small />
          {translate('shell.home.noRecents')}
        </Nothing>
      ) : null}
    </Card>
  );
};
