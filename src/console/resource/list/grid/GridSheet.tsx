import { styled } from '@mui/material/styles';
import { gridStyles } from './gridStyles.ts';

/** The scroller of a grid. */
export const GridSheet = styled('div')(gridStyles);
