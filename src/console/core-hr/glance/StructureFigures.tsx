import { styled } from '@mui/material/styles';
import { useLocale, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { tagOf } from '../../providers/i18nLanguages.ts';
import { onPhone } from '../../shell/widths.ts';

const Strip = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
  gap: 1,
  margin: 0,
  border: '1px solid var(--line)',
  borderRadius: 8,
  background: 'var(--hair)',
  overflow: 'hidden',
  [onPhone]: { gridTemplateColumns: '1fr 1fr', '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' } },
  '& > *': { padding: '12px 16px', background: 'var(--surface)' },
  '& dt': { color: 'var(--text-2)' },
  '& dd': { margin: 0, fontSize: 26, lineHeight: '32px', fontWeight: 600, letterSpacing: '-.01em' },
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
});

export type Figure = { readonly key: string; readonly value: number; readonly path: string };

/** How many parts there are of each kind, leading to their lists. */
export const StructureFigures = ({ figures }: { readonly figures: readonly Figure[] }) => {
  const translate = useTranslate();
  const number = new Intl.NumberFormat(tagOf(useLocale()));
  return (
    <Strip>
      {figures.map(({ key, value, path }) => (
        <div key={key}>
          <dt>{translate(`structure.figure.${key}`)}</dt>
          <dd>
            <Link to={path}>{number.format(value)}</Link>
          </dd>
        </div>
      ))}
    </Strip>
  );
};
