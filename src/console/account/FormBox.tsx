import { styled } from '@mui/material/styles';

/** A short form in a section: one column, its button as wide as its word. */
export const FormBox = styled('form')({ display: 'grid', gap: 16, maxWidth: 400, marginTop: 12, '& > .MuiButton-root': { justifySelf: 'start' } });
