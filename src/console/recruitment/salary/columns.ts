import { styled } from '@mui/material/styles';

/** What is entered beside what it comes to; below each other where there is no room. */
export const Columns = styled('div')(({ theme }) => ({ display: 'grid', gap: '8px 40px', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start', '& h2': { margin: '0 0 12px', fontSize: 16, lineHeight: '24px', fontWeight: 600 }, [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 320px) minmax(0, 1fr)' } }));
export const Fields = styled('div')({ display: 'grid', gap: 16, marginBottom: 20 });
export const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 16 });
