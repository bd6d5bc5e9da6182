import { styled } from '@mui/material/styles';

/** The word of a button in a record's head. On a phone the title needs the room: the word is heard, the icon seen. */
export const HeaderWord = styled('span')(({ theme }) => ({ [theme.breakpoints.down('sm')]: { position: 'absolute', clipPath: 'inset(50%)' } }));
