import { styled } from '@mui/material/styles';

const Mark = styled('span')({
  width: 24,
  height: 24,
  borderRadius: 6,
  background: 'var(--frame-accent)',
  color: 'var(--on-frame-accent)',
  display: 'grid',
  placeItems: 'center',
  fontWeight: 700,
  fontSize: 13,
  flex: 'none',
  '&[data-large]': { width: 32, height: 32, fontSize: 16 },
});

/** The organisation's first letter in its accent colour. */
export const OrganisationMark = ({ name, large = false }: { readonly name: string; readonly large?: boolean }) => (
  <Mark aria-hidden data-large={large ? '' : undefined}>
    {[...name][0]?.toUpperCase()}
  </Mark>
);
