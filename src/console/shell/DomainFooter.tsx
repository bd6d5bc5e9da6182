import { styled } from '@mui/material/styles';
import { useDomainLinks } from './useDomainLinks.ts';

const Foot = styled('footer')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  marginTop: 40,
  fontSize: 12,
  lineHeight: '16px',
  color: 'var(--text-3)',
  '& a': { color: 'var(--text-2)', padding: '4px 0', '&:hover': { textDecoration: 'underline' } },
  '@media (pointer: coarse)': { '& a': { padding: '14px 0' } },
});

/** Support, terms, privacy and copyright below a page without a session; nothing where none is set. */
export const DomainFooter = () => {
  const { help, legal, copyright } = useDomainLinks();
  const links = [...help, ...legal];
  if (links.length === 0 && !copyright) return null;
  return (
    <Foot>
      {links.map(({ key, label, to }) => (
        <a key={key} href={to} target="_blank" rel="noopener noreferrer">
          {label}
        </a>
      ))}
      {copyright ? <span>{copyright}</span> : null}
    </Foot>
  );
};
