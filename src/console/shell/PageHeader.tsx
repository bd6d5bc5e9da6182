import { ChevronRight } from 'lucide-react';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { FavouriteStar } from './FavouriteStar.tsx';
import { HeaderActions } from './HeaderActions.tsx';
import type { ReactNode } from 'react';
import type { HeaderAction } from './HeaderActions.tsx';

const Head = styled('header')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 52,
  padding: '0 16px',
  flex: 'none',
  '&[data-divided]': { height: 53, borderBottom: '1px solid var(--line)' },
  '& h1': { fontSize: 20, lineHeight: '28px', letterSpacing: '-.01em', whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis', minWidth: 40 },
  '@media (max-width: 599.95px)': { height: 60, '&[data-divided]': { height: 60 } },
});
const Crumb = styled('nav')({
  color: 'var(--text-3)',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  whiteSpace: 'nowrap',
  '& a:hover': { textDecoration: 'underline' },
  '@media (max-width: 599.95px)': { display: 'none' },
});

export type PageHeaderProps = {
  readonly title: string;
  /** The section, and parents that are pages with their path. */
  readonly crumbs?: readonly { readonly label: string; readonly path?: string }[];
  /** The path that the star keeps; without it there is no star. */
  readonly favourite?: string;
  /** A code beside the title, or anything small. */
  readonly beside?: ReactNode;
  /** Two outlined, one filled (last), the rest in 'more'. */
  readonly actions?: readonly HeaderAction[];
  /** A line below, where nothing that has its own follows. */
  readonly divided?: boolean;
  readonly children?: ReactNode;
};

/** The 52 px head of every page: where, what, star, and what one can do. Actions that do not fit go to 'more'. */
export const PageHeader = ({ title, crumbs = [], favourite, beside, actions = [], divided = false, children }: PageHeaderProps) => (
  <Head data-divided={divided ? '' : undefined}>
    {crumbs.length > 0 ? (
      <Crumb>
        {crumbs.map(({ label, path }) => (
          <span key={label} style={{ display: 'contents' }}>
            {path ? <Link to={path}>{label}</Link> : <span>{label}</span>}
            <ChevronRight size={14} aria-hidden />
          </span>
        ))}
      </Crumb>
    ) : null}
    <h1 title={title}>{title}</h1>
    {favourite ? <FavouriteStar path={favourite} title={title} /> : null}
    {beside}
    <span style={{ flex: 1 }} />
    {children}
    <HeaderActions actions={actions} />
  </Head>
);
