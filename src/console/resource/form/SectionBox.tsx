import { styled } from '@mui/material/styles';

/** A section of a record: hair line above, title, fields. */
export const SectionBox = styled('section')({
  padding: '20px 0',
  borderTop: '1px solid var(--hair)',
  scrollMarginTop: 16,
  '&:first-of-type': { borderTop: 0, paddingTop: 0 },
  '& > h2': { margin: '0 0 14px', fontSize: 16, lineHeight: '24px', fontWeight: 600 },
});

/** Two columns on screens from 960 where the form has room for them, else one; rows 20 (14 to read) and columns 24 apart. What is `data-broad` (a table of many columns) goes on to the right. */
export const FieldGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr',
  gap: '20px 24px',
  '&[data-reading]': { rowGap: 14, '@container reading (max-width: 559px)': { gap: 8 } },
  '& > [data-broad]': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('md')]: {
    '@container (min-width: 560px)': { gridTemplateColumns: '1fr 1fr' },
    // What is broad goes on beyond the two columns, so that no field comes to stand in what is left beside them.
    '@container (min-width: 700px)': { '&:has(> [data-broad])': { gridTemplateColumns: 'repeat(2, minmax(0, 332px))' }, '& > [data-broad]': { width: '100cqi' } },
  },
}));
