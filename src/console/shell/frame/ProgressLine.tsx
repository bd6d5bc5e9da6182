import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';

/** The 3 px bar at the top of the sheet while a screen is fetched; nothing moves for it. */
export const ProgressLine = () => <LinearProgress aria-label={useTranslate()('shell.loading')} sx={{ position: 'absolute', top: 0, left: 0, right: 0, zIndex: 10 }} />;
