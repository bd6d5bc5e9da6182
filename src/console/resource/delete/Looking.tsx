import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';

const Line = styled('p')({ margin: '8px 0 0', color: 'var(--text-2)' });

/** Why Yes cannot be pressed yet. */
export const Looking = () => <Line role="status">{useTranslate()('form.delete.looking')}</Line>;
