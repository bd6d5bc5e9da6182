import Drawer from '@mui/material/Drawer';
import { useTranslate } from 'react-admin';
import { Navigation } from './Navigation.tsx';
import { OrganisationMenu } from './OrganisationMenu.tsx';

/** The navigation on a phone or a narrow window: slides in over the sheet. */
export const NavigationDrawer = ({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) => {
  const translate = useTranslate();
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': translate('shell.navigation'), role: 'dialog', sx: { width: 280, background: 'var(--frame)', paddingTop: '8px', '& nav': { flex: 1 } } } }}
    >
      <OrganisationMenu />
      <Navigation isRail={false} isInDrawer />
    </Drawer>
  );
};
