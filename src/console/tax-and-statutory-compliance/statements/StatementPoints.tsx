import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useSession } from '../../providers/authSession.ts';
import { StatusMark } from '../../shell/pieces/StatusMark.tsx';
import { placeOf, type Point } from './statementAddresses.ts';
import { useMonthText } from './useMonthText.ts';

const List = styled('ul')({
  listStyle: 'none', margin: 0, padding: 0, border: '1px solid var(--line)', borderRadius: 8, overflow: 'hidden', fontVariantNumeric: 'tabular-nums',
  '& li': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', gap: '0 8px', padding: '8px 12px', position: 'relative', alignItems: 'baseline' },
  '& li + li': { borderTop: '1px solid var(--hair)' },
  '& li:has(a):hover': { background: 'var(--sunken)' },
  '& a, & b': { color: 'inherit', textDecoration: 'none', fontWeight: 500, overflowWrap: 'anywhere' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& a:focus-visible': { outline: 'none', '&::after': { outline: '2px solid var(--accent-text)', outlineOffset: -2 } },
  '& small': { gridColumn: '2 / -1', fontSize: 12, lineHeight: '16px', color: 'var(--text-2)', overflowWrap: 'anywhere' },
});
const Quiet = styled('p')({ margin: 0, color: 'var(--text-2)' });

type Props = { readonly points: readonly Point[]; readonly money: (amount: string) => string };

/** What to look at before a statement is generated, what stops it first; each leads to where it is mended. */
export const StatementPoints = ({ points, money }: Props) => {
  const translate = useTranslate();
  const rights = useSession()?.rights;
  const monthText = useMonthText();
  const namesOf = ({ names, count }: Point): string => (count > names.length ? translate('taxStatements.names', { names: names.join(', '), smart_count: count - names.length }) : names.join(', '));
  return (
    <section aria-label={translate('taxStatements.points')}>
      <h2>{translate('taxStatements.points')}</h2>
      {points.length === 0 ? <Quiet>{translate('taxStatements.noPoints')}</Quiet> : (
        <List>
          {points.map((point) => {
            const place = placeOf(point);
            const label = [translate(`enum.TaxStatementPointKind.${point.kind}`), ...(point.month == null ? [] : [monthText(point.month)])].join(' · ');
            return (
              <li key={`${point.kind} ${point.month ?? ''}`}>
                <StatusMark tone={point.stops ? 'off' : 'wait'} />
                {place && rights?.[place.form]?.view === true ? <Link to={place.path}>{label}</Link> : <b>{label}</b>}
                <span>{point.amount == null ? '' : money(point.amount)}</span>
                {point.names.length > 0 ? <small>{namesOf(point)}</small> : null}
                {point.stops ? <small>{translate('taxStatements.stops')}</small> : null}
              </li>
            );
          })}
        </List>
      )}
    </section>
  );
};
