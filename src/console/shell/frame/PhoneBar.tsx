import { styled } from '@mui/material/styles';
import { Menu, Search } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../providers/authSession.ts';
import { screenAt } from '../screenOf.ts';
import { useScreenLabel } from '../useScreenLabel.ts';
import { CheckInControl } from '../../check-in/CheckInControl.tsx';
import { NotificationBell } from '../../notifications/NotificationBell.tsx';
import { openDrawer, openPalette } from './frameState.ts';
import { FrameTool } from './FrameTool.tsx';
import { PersonMenu } from './PersonMenu.tsx';

const Bar = styled('header')({
  gridColumn: '1 / 3',
  height: 48,
  background: 'var(--frame)',
  color: 'var(--frame-text)',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: '0 4px 0 8px',
  '& > b': { flex: 1, paddingLeft: 4, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& :focus-visible': { outlineColor: 'var(--frame-text)' },
  '& button': { minWidth: 40, height: 44 },
  '@media print': { display: 'none' },
});

/** The top bar of a phone, 48 high: menu, where one is, search, notifications, person. */
export const PhoneBar = () => {
  const translate = useTranslate();
  const label = useScreenLabel();
  const screen = screenAt(useLocation().pathname);
  const organisation = useSession()?.organisation.name;
  return (
    <Bar>
      <FrameTool label={translate('shell.navigation.open')} onClick={openDrawer}>
        <Menu size={20} />
      </FrameTool>
      <b>{screen ? label(screen) : organisation}</b>
      <CheckInControl size={20} />
      <FrameTool label={translate('shell.search')} onClick={openPalette}>
        <Search size={20} />
      </FrameTool>
      <NotificationBell size={20} />
      <PersonMenu />
    </Bar>
  );
};
