import { styled } from '@mui/material/styles';
import { clockText, isElsewhere } from './clock.ts';
import { useCellFormats } from '../useCellFormats.ts';

const Note = styled('small')({ display: 'block', fontSize: 12, lineHeight: '16px', color: 'var(--text-2)' });

/** By which clock a moment is told, or moments of now, for whoever lives by another one. */
export const ClockNote = ({ at, className }: { readonly at?: unknown; readonly className?: string }) => {
  const { timeZone, translate } = useCellFormats();
  return isElsewhere(at, timeZone) ? <Note className={className}>{clockText(timeZone, translate)}</Note> : null;
};
