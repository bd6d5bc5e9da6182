import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Note } from '../shell/pieces/Note.tsx';
import { useCopy } from '../shell/useCopy.ts';

const Lines = styled('dl')({
  display: 'grid', gap: 12, margin: '12px 0 0',
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: '2px 8px' },
  '& dt': { gridColumn: '1 / -1', fontSize: 12, lineHeight: '16px', fontWeight: 500, color: 'var(--text-2)' },
  '& dd': { margin: 0, padding: '8px 12px', border: '1px solid var(--line)', borderRadius: 6, background: 'var(--sunken)', overflowWrap: 'anywhere', userSelect: 'all' },
});

export type Issued = { readonly name: string; readonly token: string; readonly address: string };

/** What the program on the computer needs, shown this once. */
export const IssuedToken = ({ name, token, address }: Issued) => {
  const translate = useTranslate();
  const copy = useCopy();
  return (
    <div role="status">
      <Note tone="info" title={translate('connect.done', { name })} />
      <Lines>
        {([['connect.address', address], ['connect.token', token]] as const).map(([key, text]) => (
          <div key={key}>
            <dt>{translate(key)}</dt>
            <dd>{text}</dd>
            <Button variant="outlined" aria-label={translate('connect.copy', { what: translate(key) })} onClick={() => void copy(text, translate('productivity.copied', { what: translate(key) }))}>{translate('productivity.copy')}</Button>
          </div>
        ))}
      </Lines>
    </div>
  );
};
