import { styled } from '@mui/material/styles';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../../providers/authSession.ts';
import { viewAddress } from '../viewAddress.ts';
import { closeAll } from './frameState.ts';
import { itemStyle } from './NavigationItem.tsx';

const Item = styled(Link)({ ...itemStyle, '&[data-sub]': { paddingLeft: 46 }, '&[data-sub=alone]': { paddingLeft: 34 } });

/** The saved views of a screen that the person pinned, below it; where it stands folded away, `of` says whose they are. */
export const PinnedViews = ({ screen, of }: { readonly screen: string; readonly of?: string }) => {
  const { pathname, search } = useLocation();
  const views = useSession()?.listViews?.filter((view) => view.isPinned && view.screen === screen) ?? [];
  const open = pathname === screen ? new URLSearchParams(search).get('view') : null;
  return views.map(({ id, name }) => (
    <Item key={id} to={viewAddress({ screen, id })} data-sub={of === undefined ? '' : 'alone'} title={of === undefined ? undefined : `${of}: ${name}`} aria-current={open === id ? 'page' : undefined} onClick={closeAll}>
      <span>{name}</span>
    </Item>
  ));
};
