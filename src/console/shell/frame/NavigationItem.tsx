import { memo } from 'react';
import { styled } from '@mui/material/styles';
import { useLocation } from 'react-router-dom';
import { keyLabel } from '../pieces/Kbd.tsx';
import { screenAt } from '../screenOf.ts';
import { SteadyLink } from '../Steady.tsx';
import { closeAll } from './frameState.ts';
import { Tooltip } from '../pieces/Tooltip.tsx';
import type { ReactElement, ReactNode } from 'react';

export const itemStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 28,
  padding: '0 8px',
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: 'inherit',
  position: 'relative',
  flex: 'none',
  width: '100%',
  textAlign: 'left',
  cursor: 'pointer',
  transition: 'background-color 80ms',
  '& > svg': { color: 'var(--frame-text-3)', flex: 'none' },
  // A long name goes on in a second line.
  '& > span': { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden', overflowWrap: 'anywhere', flex: 1, lineHeight: '16px', padding: '6px 0' },
  '&:hover': { background: 'var(--frame-hover)' },
  '& > b': { flex: 'none', minWidth: 20, padding: '0 6px', borderRadius: 9, background: 'var(--frame-accent)', color: 'var(--on-frame-accent)', fontSize: 11, lineHeight: '18px', fontWeight: 600, textAlign: 'center' },
  '&[data-sub]': { paddingLeft: 34 },
  '&[aria-current="page"]': {
    background: 'var(--frame-active)',
    color: 'var(--frame-text)',
    fontWeight: 500,
    '& > svg': { color: 'var(--frame-text)' },
    '&::before': { content: '""', position: 'absolute', left: 0, top: 6, bottom: 6, width: 3, borderRadius: 2, background: 'var(--frame-accent)' },
  },
  '&[data-rail]': { height: 28, padding: 0, justifyContent: 'center', width: 40 },
  '@media (pointer: coarse)': { minHeight: 44 },
} as const;
const Anchor = styled(SteadyLink)(itemStyle);
const Button = styled('button')(itemStyle);

export type NavigationItemProps = {
  readonly to?: string;
  readonly exact?: boolean;
  readonly icon?: ReactNode;
  readonly label: string;
  readonly keys?: string;
  /** How much waits there; shown above 0. */
  readonly count?: string | undefined;
  readonly isRail?: boolean;
  readonly isSub?: boolean;
  readonly onClick?: () => void;
};

/** One line of the navigation, 28 high; in the rail its icon with a tooltip. Marks the open page. */
export const NavigationItem = ({ exact = false, ...item }: NavigationItemProps) => {
  const { pathname, search } = useLocation();
  const { to } = item;
  const isOpen = to !== undefined && ((to.includes('?') ? pathname + search : pathname) === to || (!exact && pathname.startsWith(`${to}/`) && [undefined, to].includes(screenAt(pathname)?.path)));
  return <Line {...item} isOpen={isOpen} />;
};

/** Apart from the address, which changes with every step of a list. */
const Line = memo(({ to, icon, label, keys, count, isRail = false, isSub = false, isOpen, onClick }: Omit<NavigationItemProps, 'exact'> & { readonly isOpen: boolean }) => {
  const inside = (
    <>
      {icon}
      {isRail ? null : <span>{label}</span>}
      {isRail || count === undefined ? null : <b>{count}</b>}
    </>
  );
  const shared = { 'aria-label': isRail ? [label, count].filter(Boolean).join(' ') : undefined, 'data-rail': isRail ? '' : undefined, 'data-sub': isSub ? '' : undefined };
  const item: ReactElement = to ? (
    <Anchor to={to} aria-current={isOpen ? 'page' : undefined} onClick={closeAll} {...shared}>
      {inside}
    </Anchor>
  ) : (
    <Button type="button" onClick={onClick} {...shared}>
      {inside}
    </Button>
  );
  return isRail || keys ? (
    <Tooltip title={keys ? `${label} (${keyLabel(keys)})` : label} placement="right">
      {item}
    </Tooltip>
  ) : (
    item
  );
});
Line.displayName = 'Line';
