import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ChartNoAxesColumn, Check, History, Keyboard, ListChecks, LogOut, MonitorSmartphone, PenLine, ShieldCheck } from 'lucide-react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { languages } from '../../providers/i18nLanguages.ts';
import { Kbd } from '../pieces/Kbd.tsx';
import { useModeChoice } from '../themeMode.ts';
import { useSignOut } from '../useSignOut.ts';
import { openKeyboardMap } from './frameState.ts';
import { MenuHeading } from './MenuHeading.tsx';
import type { SessionInfo } from '../../providers/authSession.ts';
import type { ModeChoice } from '../firstMode.ts';
import type { useLanguageChoice } from '../useLanguageChoice.ts';
import type { useUserDetails } from '../useUserDetails.ts';

const modes: readonly ModeChoice[] = ['light', 'dark', 'system'];
const Choice = styled(MenuItem)({ '& > svg': { visibility: 'hidden' }, '&[aria-checked="true"] > svg': { visibility: 'visible' } });

type Props = ReturnType<typeof useLanguageChoice> & { readonly user: SessionInfo['user']; readonly details: ReturnType<typeof useUserDetails>; readonly isOpen: boolean; readonly anchor: HTMLElement | null; readonly onClose: () => void };

/** What the person of the top bar opens. */
export const PersonItems = ({ user, details, language: locale, chooseLanguage, isOpen, anchor, onClose }: Props) => {
  const translate = useTranslate();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const [mode, setMode] = useModeChoice();
  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Menu anchorEl={anchor} open={isOpen} onClose={onClose} slotProps={{ paper: { role: 'region', 'aria-label': user.name }, list: { 'aria-label': user.name } }}>
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
      <MenuItem onClick={then(() => void navigate('/employee-self-service/documents-to-sign'))}>
        <PenLine aria-hidden />
        {translate('screen.employee-self-service.documents-to-sign')}
      </MenuItem>
      <MenuItem onClick={then(() => void navigate('/employee-self-service/forms-to-fill'))}>
        <ListChecks aria-hidden />
        {translate('screen.employee-self-service.forms-to-fill')}
      </MenuItem>
      <MenuItem onClick={then(() => void navigate('/employee-self-service/my-activity'))}>
        <ChartNoAxesColumn aria-hidden />
        {translate('screen.employee-self-service.my-activity')}
      </MenuItem>
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
  );
};
