import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

/** A link in the accent colour. */
export const TextLink = styled(Link)({ color: 'var(--accent-text)', fontWeight: 500, '&:hover': { textDecoration: 'underline' } });
