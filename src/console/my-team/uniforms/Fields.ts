import { styled } from '@mui/material/styles';
import { onPhone } from '../../shell/widths.ts';

/** Fields of a dialog or page in two columns, one on a phone. */
export const Fields = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, '& > .all': { gridColumn: '1 / -1' }, '& p.all': { margin: 0 }, [onPhone]: { gridTemplateColumns: '1fr' } });
