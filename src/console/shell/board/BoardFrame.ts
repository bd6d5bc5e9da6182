import { styled } from '@mui/material/styles';
import { onPhone } from '../widths.ts';

export const BoardScroll = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', padding: 16, background: 'var(--canvas)', display: 'flex', flexDirection: 'column', gap: 12, [onPhone]: { padding: 8 } });
export const Board = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(400px, 1fr))', gap: 12, [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' } });
