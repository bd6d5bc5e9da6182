import { styled } from '@mui/material/styles';

export const CalendarBox = styled('div')(({ theme }) => ({
  width: 264,
  padding: 12,
  background: 'var(--raised)',
  border: '1px solid var(--line)',
  borderRadius: 8,
  boxShadow: 'var(--shadow-2)',
  [theme.breakpoints.down('sm')]: { width: 332 },
}));

export const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: 8,
  fontSize: 14,
  lineHeight: '20px',
  fontWeight: 600,
  '& button': { margin: 0 },
});

export const Week = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, 1fr)',
  '& [role=columnheader]': { height: 28, lineHeight: '28px', textAlign: 'center', fontSize: 12, color: 'var(--text-3)' },
});

/** A day; today is ringed, the chosen one filled, days of other months grey. */
export const DayButton = styled('button')(({ theme }) => ({
  height: 32,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: 6,
  background: 'transparent',
  color: 'var(--text)',
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '&[data-outside=true]': { color: 'var(--text-3)' },
  '&:hover': { background: 'var(--hover)' },
  '&[aria-current=date]': { borderColor: 'var(--field)' },
  '&[aria-selected=true]': { background: 'var(--action)', color: 'var(--on-action)', fontWeight: 600 },
  '&:focus-visible': { outline: '2px solid var(--accent-text)', outlineOffset: 1 },
  [theme.breakpoints.down('sm')]: { height: 44 },
}));
