import { styled } from '@mui/material/styles';

/** A mark before its word; the shape differs too, so colour is never alone. */
export const LookMark = styled('span')({
  '&::before': { content: '""', display: 'inline-block', width: 8, height: 8, marginRight: 6, verticalAlign: '1px', borderRadius: '50%', border: '1.5px solid transparent' },
  '&[data-look=ok]::before': { background: 'var(--ok-mark)', borderColor: 'var(--ok-mark)' },
  '&[data-look=off]::before': { borderColor: 'var(--bad-mark)' },
  '&[data-look=wait]::before': { background: 'var(--warn-mark)', borderColor: 'var(--warn-mark)' },
  '&[data-look=info]::before': { background: 'var(--info-mark)', borderColor: 'var(--info-mark)' },
  '&[data-look=none]::before': { borderColor: 'var(--field)' },
});
