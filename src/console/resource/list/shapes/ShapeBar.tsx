import { styled } from '@mui/material/styles';

/** Above a shape: what it is made of, and where it stands. */
export const ShapeBar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '6px 8px',
  minHeight: 44,
  padding: '8px 16px',
  flex: 'none',
  borderBottom: '1px solid var(--hair)',
  color: 'var(--text-2)',
  '& h2': { margin: 0, fontSize: 14, lineHeight: '20px', fontWeight: 600, color: 'var(--text)' },
  '& .rest': { flex: 1 },
});
