import { styled } from '@mui/material/styles';

/** What the server answered to an act that it refused, where the act was asked for. */
export const Refused = styled('p')({ margin: 0, padding: '8px 12px', borderRadius: 6, background: 'var(--bad-wash)', color: 'var(--text)' });
