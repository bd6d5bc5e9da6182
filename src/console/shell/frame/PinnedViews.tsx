import { styled } from '@mui/material/styles';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../../providers/authSession.ts';
import { viewAddress } from '../viewAddress.ts';
import { closeAll } from './frameState.ts';
import { itemStyle } from './NavigationItem.tsx';

const Item = styled(Link)({ ...itemStyle, '&[data-sub]': { paddingLeft: 46 } });

/** The saved views of a screen that the person pinned, below it. */
export const PinnedViews = ({ screen }: { readonly screen: string }) => {
  const { pathname, search } = useLocation();
  const views = useSession()?.listViews?.filter((view) => view.isPinned && view.screen === screen) ?? [];
  const open = pathname === screen ? new URLSearchParams(search).get('view') : null;
  return views.map(({ id, name }) => (
    <Item key={id} to={viewAddress({ screen, id })} data-sub="" aria-current={open === id ? 'page' : undefined} onClick={closeAll}>
      <span>{name}</span>
    </Item>
  ));
};
