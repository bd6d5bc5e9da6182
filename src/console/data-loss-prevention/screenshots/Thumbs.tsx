import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { onPhone } from '../../shell/widths.ts';
import { useLogTimes } from '../useLogTimes.ts';
import { pictureAddress } from './pictureAddress.ts';
import type { Shot } from './Screenshots.tsx';

const Grid = styled('ol')({
  flex: 1, minHeight: 0, overflow: 'auto', margin: 0, padding: 16, listStyle: 'none', background: 'var(--canvas)', display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', gap: 12, alignContent: 'start',
  '& button': { display: 'block', width: '100%', padding: 0, border: '1px solid var(--line)', borderRadius: 8, overflow: 'hidden', background: 'var(--surface)', color: 'inherit', font: 'inherit', textAlign: 'left', cursor: 'pointer', '&:hover': { borderColor: 'var(--field)' } },
  '& img': { display: 'block', width: '100%', aspectRatio: '16 / 10', objectFit: 'cover', background: 'var(--sunken)', fontSize: 12, color: 'var(--text-2)' },
  '& span': { display: 'flex', alignItems: 'baseline', gap: 8, padding: '8px 12px', borderTop: '1px solid var(--hair)' },
  '& b': { fontWeight: 500, fontVariantNumeric: 'tabular-nums' },
  '& small': { minWidth: 0, fontSize: 12, color: 'var(--text-2)', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  [onPhone]: { padding: 8, gap: 8, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', '& span': { flexWrap: 'wrap', gap: '0 8px', padding: '6px 8px' } },
});

/** The pictures of a day, small; one opens large. */
export const Thumbs = ({ label, shots, onOpen }: { readonly label: string; readonly shots: readonly Shot[]; readonly onOpen: (id: string) => void }) => {
  const translate = useTranslate();
  const { clock } = useLogTimes();
  return (
    <Grid aria-label={label}>
      {shots.map(({ id, at, computer, isBlurred }) => (
        <li key={id}>
          <button type="button" aria-label={translate('screenshot.open', { time: clock(at) })} onClick={() => onOpen(id)} data-shot={id}>
            <img src={pictureAddress(id)} alt="" loading="lazy" decoding="async" />
            <span><b>{clock(at)}</b><small>{[computer, isBlurred ? translate('screenshot.blurred') : ''].filter(Boolean).join(' · ')}</small></span>
          </button>
        </li>
      ))}
    </Grid>
  );
};
