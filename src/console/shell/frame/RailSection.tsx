import { styled } from '@mui/material/styles';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../providers/authSession.ts';
import { ActionMenu } from '../pieces/ActionMenu.tsx';
import { useScreenLabel } from '../useScreenLabel.ts';
import { viewAddress } from '../viewAddress.ts';
import { itemStyle } from './NavigationItem.tsx';
import { Tooltip } from '../pieces/Tooltip.tsx';
import type { ReactNode } from 'react';
import type { Place } from '../screens.ts';

const Head = styled('button')(itemStyle);

export type RailSectionProps = { readonly title: string; readonly icon: ReactNode; readonly screens: readonly Place[]; readonly holdsPage: boolean };

/** A section in the rail: its icon opens a menu of its screens. */
export const RailSection = ({ title, icon, screens, holdsPage }: RailSectionProps) => {
  const label = useScreenLabel();
  const navigate = useNavigate();
  const views = useSession()?.listViews ?? [];
  const actions = screens.flatMap((screen) => [
    { key: screen.path, label: label(screen), run: () => void navigate(screen.path) },
    ...views.filter((view) => view.isPinned && view.screen === screen.path).map((view) => ({ key: view.id, label: `${label(screen)}: ${view.name}`, run: () => void navigate(viewAddress(view)) })),
  ]);
  return (
    <ActionMenu
      label={title}
      actions={actions}
      trigger={(props) => (
        <Tooltip title={title} placement="right">
          <Head type="button" data-rail="" aria-label={title} aria-current={holdsPage ? 'page' : undefined} {...props}>
            {icon}
          </Head>
        </Tooltip>
      )}
    />
  );
};
