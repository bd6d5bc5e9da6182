import { ChevronRight } from 'lucide-react';
import { constants } from '../../domain/constants.ts';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { FavouriteStar } from './FavouriteStar.tsx';
import { HeaderActions } from './HeaderActions.tsx';
import { TopTabs, useWideTabs } from './pieces/tabs/TopTabs.tsx';
import { useAreaTabs } from './useAreaTabs.ts';
import { usePlace } from './place.ts';
import { useNoteRecent } from './recents.ts';
import { onPhone } from './widths.ts';
import type { ReactNode } from 'react';
import type { HeaderAction } from './HeaderActions.tsx';
import type { TopTabsProps } from './pieces/tabs/TopTabs.tsx';

const Head = styled('header')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 52,
  padding: '0 16px',
  flex: 'none',
  '&[data-divided]': { height: 53, borderBottom: '1px solid var(--line)' },
  '&[data-tabs]': { height: constants.tabBarHeight + 1, borderBottom: '1px solid var(--line)', background: 'var(--surface)' },
  '&[data-tabs] h1': { flex: 'none' },
  '&[data-tabs] [role="tablist"]': { marginLeft: 8 },
  '& h1': { fontSize: 20, lineHeight: '28px', letterSpacing: '-.01em', whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis', minWidth: 40 },
  // On a phone a long name takes a second line and the actions keep their corner; tools beside the actions stand below.
  [onPhone]: { height: 'auto', minHeight: 60, padding: '6px 16px', '&[data-divided]': { height: 'auto' }, '& h1': { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, whiteSpace: 'normal', lineHeight: '24px' }, '&[data-tools]': { flexWrap: 'wrap', padding: '8px 16px', '& h1': { maxWidth: 'calc(100% - 52px)' } } },
});
const Tools = styled('span')({ display: 'contents', [onPhone]: { '[data-tools] > &': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 } } });
const Crumb = styled('nav')({
  color: 'var(--text-3)',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  whiteSpace: 'nowrap',
  '& a:hover': { textDecoration: 'underline' },
  [onPhone]: { display: 'none' },
});

export type PageHeaderProps = {
  readonly title: string;
  /** The section, and parents that are pages with their path. */
  readonly crumbs?: readonly { readonly label: string; readonly path?: string }[];
  /** The path that the star keeps: the screen's own unless said. */
  readonly favourite?: string;
  /** What the favourite is called, where it is more than the title. */
  readonly favouriteTitle?: string;
  /** A code beside the title, or anything small. */
  readonly beside?: ReactNode;
  /** Two outlined, one filled (last), the rest in 'more'. */
  readonly actions?: readonly HeaderAction[];
  /** A line below, where nothing that has its own follows. */
  readonly divided?: boolean;
  /** The tab bar of the page; without it that of its area, where it has one. */
  readonly tabs?: TopTabsProps;
  readonly children?: ReactNode;
};

/** The 52 px head of every page: where, what, star, and what one can do. Actions that do not fit go to 'more'. With tabs it is their bar of 58, on narrow windows a row below. */
export const PageHeader = ({ title, crumbs = [], favourite, favouriteTitle = title, beside, actions = [], divided = false, tabs, children }: PageHeaderProps) => {
  const own = useAreaTabs();
  const place = usePlace();
  const bar = tabs ?? own;
  const isWide = useWideTabs(bar?.centred);
  const inside = bar !== undefined && isWide;
  const star = favourite ?? (place?.isFrame ? undefined : place?.path);
  useNoteRecent(star?.split('?')[0], title);
  return (
    <>
      <Head data-divided={divided ? '' : undefined} data-tabs={inside ? '' : undefined} data-tools={children ? '' : undefined}>
        {crumbs.length > 0 && !inside ? (
          <Crumb>
            {crumbs.map(({ label, path }) => (
              <span key={label} style={{ display: 'contents' }}>
                {path ? <Link to={path}>{label}</Link> : <span>{label}</span>}
                <ChevronRight size={14} aria-hidden />
              </span>
            ))}
          </Crumb>
        ) : null}
        <h1 title={title}>{inside && !tabs ? bar.name : title}</h1>
        {star ? <FavouriteStar path={star} title={favouriteTitle} /> : null}
        {beside}
        {inside ? <TopTabs {...bar} /> : null}
        {inside && bar.centred ? null : <span style={{ flex: 1 }} />}
        <Tools>
          {children}
          <HeaderActions actions={actions} />
        </Tools>
      </Head>
      {bar !== undefined && !isWide ? <TopTabs {...bar} /> : null}
    </>
  );
};
