import { styled } from '@mui/material/styles';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../providers/authSession.ts';
import { SteadyLink } from '../Steady.tsx';
import { viewAddress } from '../viewAddress.ts';
import { closeAll } from './frameState.ts';
import { itemStyle } from './NavigationItem.tsx';

const Item = styled(SteadyLink)({ ...itemStyle, '&[data-sub]': { paddingLeft: 46 }, '&[data-sub=alone]': { paddingLeft: 34 } });

type Props = { readonly screen: string; readonly of?: string };

/** The saved views of a screen that the person pinned, below it; where it stands folded away, `of` says whose they are. */
export const PinnedViews = (props: Props) => {
  const views = useSession()?.listViews?.filter((view) => view.isPinned && view.screen === props.screen) ?? [];
  return views.length === 0 ? null : <Pinned {...props} views={views} />;
};

const Pinned = ({ screen, of, views }: Props & { readonly views: readonly { readonly id: string; readonly name: string }[] }) => {
  const { pathname, search } = useLocation();
  const open = pathname === screen ? new URLSearchParams(search).get('view') : null;
  return views.map(({ id, name }) => (
    <Item key={id} to={viewAddress({ screen, id })} data-sub={of === undefined ? '' : 'alone'} title={of === undefined ? undefined : `${of}: ${name}`} aria-current={open === id ? 'page' : undefined} onClick={closeAll}>
      <span>{name}</span>
    </Item>
  ));
};
