import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { ReadHiringFiguresDocument } from '../../../../generated/recruitment/operations.ts';
import { inZone } from '../../fields/input/zoned.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { onPhone } from '../../shell/widths.ts';
import { hiringFigures } from '../../hiringAddresses.ts';
import { usePart, type Narrowing } from './usePart.ts';

const Strip = styled('dl')({
  flex: 'none', display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: 1, margin: 0, background: 'var(--line)', border: '1px solid var(--line)', borderRadius: 8, overflow: 'hidden',
  '& > div': { position: 'relative', background: 'var(--surface)', padding: '12px 16px', minWidth: 0, '&:hover': { background: 'var(--sunken)' } },
  '& dt': { color: 'var(--text-2)' },
  '& dd': { margin: 0 },
  '& b': { display: 'block', fontSize: 26, lineHeight: '32px', fontWeight: 600, letterSpacing: '-.01em' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& a:focus-visible': { outline: 'none', '&::after': { outline: '2px solid var(--accent-text)', outlineOffset: -2 } },
  '& > div:hover a': { textDecoration: 'underline' },
  '& small': { display: 'block', minHeight: 16, fontSize: 12, lineHeight: '16px', color: 'var(--text-3)' },
  [onPhone]: { gridTemplateColumns: '1fr 1fr', '& > :last-of-type': { gridColumn: '1 / -1' } },
});

/** What stands now: posts, candidates, interviews, offers and hires. Each opens its list. */
export const FigureStrip = ({ narrowing }: { readonly narrowing: Narrowing }) => {
  const translate = useTranslate();
  const formats = useCellFormats();
  const { data, error, refetch } = usePart(ReadHiringFiguresDocument, narrowing);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton widths={[320, 320]} />;
  const number = new Intl.NumberFormat(formats.locale);
  const beside: Readonly<Partial<Record<string, string>>> = {
    openPosts: translate('recruiting.vacancies', { smart_count: data.figures.vacancies, number: number.format(data.figures.vacancies) }),
    hires: translate('recruiting.asOf', { time: inZone(data.asOf, formats.timeZone).time ?? '' }),
  };
  return (
    <Strip>
      {hiringFigures(data).map(({ key, value, path }) => (
        <div key={key}>
          <dt>{translate(`recruiting.${key}`)}</dt>
          <dd>
            <b><Link to={path}>{number.format(value)}</Link></b>
            <small>{beside[key]}</small>
          </dd>
        </div>
      ))}
    </Strip>
  );
};
