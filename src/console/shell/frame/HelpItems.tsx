import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ExternalLink, Keyboard } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Kbd } from '../pieces/Kbd.tsx';
import { openKeyboardMap } from './frameState.ts';
import { MenuHeading } from './MenuHeading.tsx';
import type { useDomainLinks } from '../useDomainLinks.ts';

type Props = ReturnType<typeof useDomainLinks> & { readonly isOpen: boolean; readonly anchor: HTMLElement | null; readonly label: string; readonly onClose: () => void };

/** What the help of the top bar opens. */
export const HelpItems = ({ help, legal, copyright, isOpen, anchor, label, onClose }: Props) => {
  const translate = useTranslate();
  return (
    <Menu anchorEl={anchor} open={isOpen} onClose={onClose} slotProps={{ paper: { role: 'region', 'aria-label': label }, list: { 'aria-label': label } }}>
      <MenuItem
        onClick={() => {
          onClose();
          openKeyboardMap();
        }}
      >
        <Keyboard aria-hidden />
        <span style={{ flex: 1 }}>{translate('shell.keyboard.title')}</span>
        <Kbd keys="?" />
      </MenuItem>
      {help.length + legal.length > 0 ? <Divider /> : null}
      {[...help, ...legal].map(({ key, label: text, to }) => (
        <MenuItem key={key} component="a" href={to} target="_blank" rel="noopener noreferrer" onClick={onClose}>
          <ExternalLink aria-hidden />
          {text}
        </MenuItem>
      ))}
      {copyright ? <Divider /> : null}
      {copyright ? <MenuHeading disabled>{copyright}</MenuHeading> : null}
    </Menu>
  );
};
