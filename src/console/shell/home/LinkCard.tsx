import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { Card } from './Card.tsx';

const Row = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 40,
  padding: '8px 16px',
  borderTop: '1px solid var(--hair)',
  '& span:first-of-type': { flex: 1, minWidth: 0 },
  '& span + span': { color: 'var(--text-3)' },
  '&:hover': { background: 'var(--hover)' },
  '&:focus-visible': { outlineOffset: -2 },
});

export type LinkCardProps = {
  readonly title: string;
  /** `note` stands at the right, in grey. */
  readonly links: readonly { readonly to: string; readonly label: string; readonly note?: string | undefined }[];
};

/** A card of links, a line each. */
export const LinkCard = ({ title, links }: LinkCardProps) => (
  <Card title={title}>
    {links.map(({ to, label, note }) => (
      <Row key={to} to={to}>
        <span>{label}</span>
        {note ? <span>{note}</span> : null}
      </Row>
    ))}
  </Card>
);
