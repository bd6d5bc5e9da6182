import { useState } from 'react';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Check, History, Keyboard, LogOut, MonitorSmartphone, ShieldCheck } from 'lucide-react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../providers/authSession.ts';
import { languages } from '../../providers/i18nLanguages.ts';
import { Avatar } from '../pieces/Avatar.tsx';
import { Kbd } from '../pieces/Kbd.tsx';
import { useModeChoice } from '../themeMode.ts';
import { useLanguageChoice } from '../useLanguageChoice.ts';
import { useSignOut } from '../useSignOut.ts';
import { useUserDetails } from '../useUserDetails.ts';
import { openKeyboardMap } from './frameState.ts';
import { FrameTool } from './FrameTool.tsx';
import { MenuHeading } from './MenuHeading.tsx';
import type { ModeChoice } from '../firstMode.ts';
import { OnceOpened } from '../pieces/OnceOpened.tsx';

const modes: readonly ModeChoice[] = ['light', 'dark', 'system'];
const Choice = styled(MenuItem)({ '& > svg': { visibility: 'hidden' }, '&[aria-checked="true"] > svg': { visibility: 'visible' } });

/** The signed-in person: language, theme, keys, sign out. */
export const PersonMenu = () => {
  const translate = useTranslate();
  const user = useSession()?.user;
  const details = useUserDetails();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const { language: locale, chooseLanguage } = useLanguageChoice();
  const [mode, setMode] = useModeChoice();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!user) return null;
  const then = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  return (
    <>
      <FrameTool label={user.name} aria-haspopup="menu" aria-expanded={anchor !== null} onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        <Avatar id={user.userId} name={user.name} photo={user.photo} />
      </FrameTool>
      <OnceOpened isOpen={anchor !== null}>
        {() => (
          <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)} slotProps={{ paper: { role: 'region', 'aria-label': user.name }, list: { 'aria-label': user.name } }}>
            <MenuHeading disabled>
              <b>{user.name}</b>
              {details ? <span>{[details.designationName, details.userDefinedEmployeeId].filter(Boolean).join(' · ')}</span> : null}
              <span>{user.email}</span>
            </MenuHeading>
            <Divider />
            <MenuHeading disabled>{translate('shell.language')}</MenuHeading>
            {languages.map(({ code, name }) => (
              <Choice key={code} role="menuitemradio" aria-checked={locale === code} lang={code === 'sp' ? 'es' : code} onClick={then(() => chooseLanguage(code))}>
                <Check aria-hidden />
                {name}
              </Choice>
            ))}
            <Divider />
            <MenuHeading disabled>{translate('shell.theme')}</MenuHeading>
            {modes.map((choice) => (
              <Choice key={choice} role="menuitemradio" aria-checked={mode === choice} onClick={then(() => setMode(choice))}>
                <Check aria-hidden />
                {translate(`shell.theme.${choice}`)}
              </Choice>
            ))}
            <Divider />
            <MenuItem onClick={then(() => void navigate('/account/security'))}>
              <ShieldCheck aria-hidden />
              {translate('screen.account.security')}
            </MenuItem>
            <MenuItem onClick={then(() => void navigate('/account/sessions'))}>
              <MonitorSmartphone aria-hidden />
              {translate('screen.account.sessions')}
            </MenuItem>
            <MenuItem onClick={then(() => void navigate('/account/changes'))}>
              <History aria-hidden />
              {translate('screen.account.changes')}
            </MenuItem>
            <MenuItem onClick={then(openKeyboardMap)}>
              <Keyboard aria-hidden />
              <span style={{ flex: 1 }}>{translate('shell.keyboard.title')}</span>
              <Kbd keys="?" />
            </MenuItem>
            <MenuItem onClick={then(() => void signOut())}>
              <LogOut aria-hidden />
              {translate('shell.signOut')}
            </MenuItem>
          </Menu>
        )}
      </OnceOpened>
    </>
  );
};
