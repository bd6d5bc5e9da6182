import { styled } from '@mui/material/styles';

/**
 * The bordered box of a form value, 36 high (44 on touch); `data-invalid` and focus within draw its ring. Where boxes stand
 * in cells, the variables `--box-line`, `--box-height` and `--box-size` make them lines of a table.
 */
export const InputBox = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 'var(--box-height, 36px)',
  minWidth: 0,
  padding: '0 10px',
  border: '1px solid var(--box-line, var(--field))',
  borderRadius: 6,
  background: 'var(--surface)',
  color: 'var(--text)',
  fontSize: 'var(--box-size, 14px)',
  lineHeight: '20px',
  transition: 'border-color 80ms, box-shadow 80ms',
  '&:focus-within, &[data-open=true]': { borderColor: 'var(--accent-text)', boxShadow: '0 0 0 1px var(--accent-text)' },
  '&[data-invalid=true]': { borderColor: 'var(--bad-mark)', boxShadow: '0 0 0 1px var(--bad-mark)' },
  '& svg': { flex: 'none', color: 'var(--text-2)' },
  [theme.breakpoints.down('sm')]: { minHeight: 44, fontSize: 16, lineHeight: '22px' },
}));

/** A bare control inside an InputBox. */
export const BareInput = styled('input')({
  flex: 1,
  minWidth: 0,
  width: '100%',
  height: 'calc(var(--box-height, 36px) - 2px)',
  padding: 0,
  border: 0,
  outline: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  caretColor: 'var(--accent)',
  '&::placeholder': { color: 'var(--text-3)', opacity: 1 },
});

/** The unit or currency inside the box. */
export const Affix = styled('span')({ flex: 'none', color: 'var(--text-3)', fontSize: 13, whiteSpace: 'nowrap' });

/** A small icon button inside the box, 24 × 24 at least. */
export const BoxButton = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: 24,
  height: 24,
  marginRight: -4,
  padding: 0,
  border: 0,
  borderRadius: 4,
  background: 'transparent',
  color: 'var(--text-2)',
  cursor: 'pointer',
  '&:hover': { background: 'var(--hover)' },
  '&:focus-visible': { outline: '2px solid var(--accent-text)', outlineOffset: 0 },
  [theme.breakpoints.down('sm')]: { width: 44, height: 44, marginRight: -10 },
}));
