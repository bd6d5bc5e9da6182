import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { display: 'flex', alignItems: 'center', gap: 10, padding: '0 16px', minHeight: 44, borderTop: '1px solid var(--hair)' },
  '& time': { minWidth: 48, textAlign: 'center', padding: '2px 6px', borderRadius: 4, fontSize: 12, lineHeight: '16px', flex: 'none' },
  '& [data-tone=info]': { background: 'var(--info-wash)', color: 'var(--info)' },
  '& [data-tone=warn]': { background: 'var(--warn-wash)', color: 'var(--warn)' },
  '& [data-tone=bad]': { background: 'var(--bad-wash)', color: 'var(--bad)' },
  '& .what': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& a.what:hover': { textDecoration: 'underline' },
});

export type DateRow = {
  readonly key: string;
  /** ISO date. */
  readonly date: string;
  readonly dateText: string;
  readonly tone: 'info' | 'warn' | 'bad';
  readonly text: string;
  readonly path?: string;
  readonly beside?: ReactNode;
};

/** Dates and what falls on them. */
export const DateRows = ({ rows }: { readonly rows: readonly DateRow[] }) => (
  <List>
    {rows.map(({ key, date, dateText, tone, text, path, beside }) => (
      <li key={key}>
        <time dateTime={date} data-tone={tone}>{dateText}</time>
        {path ? <Link className="what" to={path} title={text}>{text}</Link> : <span className="what" title={text}>{text}</span>}
        {beside}
      </li>
    ))}
  </List>
);
