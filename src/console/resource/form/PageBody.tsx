import { styled } from '@mui/material/styles';

/** The page under its header: from 1280 the section list of 200 where there is one (`data-aside`), then the form, then what stands beside it in the list's place; it scrolls, header and bar stand. */
export const PageBody = styled('form')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  // What is hidden to the eye alone scrolls with its field, not beyond the page.
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { '&[data-aside]': { gridTemplateColumns: '200px minmax(0, 1fr)' }, '&&:has(> [data-beside])': { gridTemplateColumns: 'minmax(0, 1fr) minmax(400px, 46%)', '& > [data-list]': { display: 'none' } }, '&&:has(> [data-beside] [data-narrow])': { gridTemplateColumns: 'minmax(0, 1fr) 296px' } },
}));

/** The place of the section list; stays while the form scrolls. */
export const PageAside = styled('div')(({ theme }) => ({ display: 'none', [theme.breakpoints.up('lg')]: { display: 'block', position: 'sticky', top: 0 } }));

export const PageColumn = styled('div')(({ theme }) => ({
  padding: '16px 16px 24px',
  minWidth: 0,
  [theme.breakpoints.up('lg')]: { maxWidth: 744, padding: '16px 24px 24px 16px', '[data-aside] > &': { paddingLeft: 32 }, '&:has([data-broad])': { maxWidth: 1016 } },
}));
