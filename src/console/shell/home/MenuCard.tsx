import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { tagOf } from '../../providers/i18nLanguages.ts';
import { useScreenLabel } from '../useScreenLabel.ts';
import { Card } from './Card.tsx';
import type { MenuCardContent } from './menuCards.ts';
import type { Counts } from './useCounts.ts';

const Row = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 40,
  padding: '8px 16px',
  borderTop: '1px solid var(--hair)',
  '& span:first-of-type': { flex: 1, minWidth: 0 },
  '& span + span': { color: 'var(--text-3)' },
  '&:hover': { background: 'var(--hover)' },
  '&:focus-visible': { outlineOffset: -2 },
});

/** Screens of the menu as a card, and how many records each holds now. */
export const MenuCard = ({ card, counts }: { readonly card: MenuCardContent; readonly counts: Counts }) => {
  const translate = useTranslate();
  const label = useScreenLabel();
  const [locale] = useLocaleState();
  const number = new Intl.NumberFormat(tagOf(locale));
  return (
    <Card title={translate(card.title)}>
      {card.screens.map((screen) => {
        const count = counts[screen.path];
        return (
          <Row key={screen.path} to={screen.path}>
            <span>{label(screen)}</span>
            {count ? <span>{`${count.totalIsEstimate ? '~' : ''}${number.format(count.totalRecords)}`}</span> : null}
          </Row>
        );
      })}
    </Card>
  );
};
