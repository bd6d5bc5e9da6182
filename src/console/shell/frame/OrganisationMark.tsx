import { styled } from '@mui/material/styles';

export type MarkProps = { readonly name: string; readonly large?: boolean };

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

/** The first letter of a name in the accent colour. */
export const OrganisationMark = ({ name, large = false }: MarkProps) => (
  <Mark aria-hidden data-large={large ? '' : undefined}>
    {[...name][0]?.toUpperCase()}
  </Mark>
);
