import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { Avatar } from '../../shell/pieces/Avatar.tsx';
import type { ReactNode } from 'react';

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { display: 'flex', alignItems: 'center', gap: 10, padding: '0 16px', minHeight: 48, borderTop: '1px solid var(--hair)' },
  '& .who': { flex: 1, minWidth: 0, '& > *': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
  '& .who b': { fontWeight: 600 },
  '& .who a:hover': { textDecoration: 'underline' },
  '& button': { minWidth: 0, paddingInline: 10, flex: 'none' },
  '& .who small': { fontSize: 12, lineHeight: '16px', color: 'var(--text-3)' },
});

export type PersonRow = {
  readonly key: string;
  readonly id: string;
  readonly name: string;
  /** Follows the name in the same line. */
  readonly what?: string;
  readonly detail: string;
  readonly path?: string;
  readonly beside?: ReactNode;
};

/** People, each with what is to be known or done about them. */
export const PersonRows = ({ rows }: { readonly rows: readonly PersonRow[] }) => (
  <List>
    {rows.map(({ key, id, name, what, detail, path, beside }) => (
      <li key={key}>
        <Avatar id={id} name={name} />
        <div className="who">
          <span>
            {path ? <Link to={path}><b>{name}</b></Link> : <b>{name}</b>}
            {what ? <span style={{ color: 'var(--text-2)' }}> {what}</span> : null}
          </span>
          <small>{detail}</small>
        </div>
        {beside}
      </li>
    ))}
  </List>
);
