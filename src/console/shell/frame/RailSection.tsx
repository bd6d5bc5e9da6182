import { styled } from '@mui/material/styles';
import { useNavigate } from 'react-router-dom';
import { ActionMenu } from '../pieces/ActionMenu.tsx';
import { useScreenLabel } from '../useScreenLabel.ts';
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
  const actions = screens.map((screen) => ({ key: screen.path, label: label(screen), run: () => void navigate(screen.path) }));
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
