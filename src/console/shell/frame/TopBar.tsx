import { memo } from 'react';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Menu } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { CheckInControl } from '../../check-in/CheckInControl.tsx';
import { NotificationBell } from '../../notifications/NotificationBell.tsx';
import { openDrawer } from './frameState.ts';
import { HelpMenu } from './HelpMenu.tsx';
import { OrganisationMenu } from './OrganisationMenu.tsx';
import { PersonMenu } from './PersonMenu.tsx';
import { SearchField } from './SearchField.tsx';
import { UndoButtons } from './UndoButtons.tsx';
import { onNarrow, widths } from '../widths.ts';

const Bar = styled('header')({
  gridColumn: '1 / 3',
  display: 'grid',
  gridTemplateColumns: '224px minmax(0, 1fr) auto',
  alignItems: 'center',
  color: 'var(--frame-text-2)',
  paddingRight: 8,
  [onNarrow]: { gridTemplateColumns: 'auto auto minmax(0, 1fr) auto', gap: 8, paddingLeft: 8 },
  '& :focus-visible': { outlineColor: 'var(--frame-text)' },
  '@media print': { display: 'none' },
});
const Tools = styled('div')({ display: 'flex', alignItems: 'center', gap: 4, paddingLeft: 8 });

/** Organisation, search, check-in, undo and redo, help, notifications, person. */
export const TopBar = memo(() => {
  const translate = useTranslate();
  const isDrawer = useMediaQuery(widths.narrow, { noSsr: true });
  return (
    <Bar>
      {isDrawer ? (
        <IconButton aria-label={translate('shell.navigation.open')} onClick={openDrawer} sx={{ color: 'inherit', '&:hover': { background: 'var(--frame-hover)' } }}>
          <Menu />
        </IconButton>
      ) : null}
      <OrganisationMenu />
      <SearchField />
      <Tools role="toolbar" aria-label={translate('shell.tools')}>
        <CheckInControl />
        <UndoButtons />
        <HelpMenu />
        <NotificationBell />
        <PersonMenu />
      </Tools>
    </Bar>
  );
});
TopBar.displayName = 'TopBar';
