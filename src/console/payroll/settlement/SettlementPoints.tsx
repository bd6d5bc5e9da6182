import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleDot from 'lucide-react/icons/circle-dot';
import { BLOCKING } from './settlementSheet.ts';
import type { Sheet } from './settlementSheet.ts';

const List = styled('ul')({
  display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none', fontSize: 13, lineHeight: '20px', '& li': { display: 'grid', gridTemplateColumns: '16px 1fr', gap: 8 }, '& svg': { width: 16, height: 16, marginTop: 2, color: 'var(--text-3)' },
  '& small': { display: 'block', fontSize: 12, lineHeight: '16px', color: 'var(--text-2)' }, '& [data-bad] svg': { color: 'var(--bad)' },
});
const Quiet = styled('p')({ margin: 0, color: 'var(--text-2)' });

/** What stands in the way, and what to look at. */
export const SettlementPoints = ({ points }: Pick<Sheet, 'points'>) => {
  const translate = useTranslate();
  return (
    <section aria-label={translate('settlements.points')} data-first>
      <h2>{translate('settlements.points')}</h2>
      {points.length === 0 ? <Quiet>{translate('settlements.noPoints')}</Quiet> : null}
      <List>
        {points.map((point) => {
          const isBlocking = BLOCKING.has(point);
          return (
            <li key={point} data-bad={isBlocking || undefined}>
              {isBlocking ? <CircleAlert aria-hidden /> : <CircleDot aria-hidden />}
              <span>{translate(`enum.SettlementPoint.${point}`)}{isBlocking ? <small>{translate('settlements.blocks')}</small> : null}</span>
            </li>
          );
        })}
      </List>
    </section>
  );
};
