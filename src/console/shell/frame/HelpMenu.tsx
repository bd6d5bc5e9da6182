import { useState } from 'react';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { CircleQuestionMark, ExternalLink, Keyboard } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Kbd } from '../pieces/Kbd.tsx';
import { useDomainLinks } from '../useDomainLinks.ts';
import { openKeyboardMap } from './frameState.ts';
import { FrameTool } from './FrameTool.tsx';
import { MenuHeading } from './MenuHeading.tsx';
import { OnceOpened } from '../pieces/OnceOpened.tsx';

/** Help: the keys, the organisation's support, its terms and privacy, and who owns it all. */
export const HelpMenu = () => {
  const translate = useTranslate();
  const { help, legal, copyright } = useDomainLinks();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = translate('shell.help');
  const close = () => setAnchor(null);
  return (
    <>
      <FrameTool label={label} aria-haspopup="menu" aria-expanded={anchor !== null} onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        <CircleQuestionMark />
      </FrameTool>
      <OnceOpened isOpen={anchor !== null}>
        {() => (
          <Menu anchorEl={anchor} open={anchor !== null} onClose={close} slotProps={{ paper: { role: 'region', 'aria-label': label }, list: { 'aria-label': label } }}>
            <MenuItem
              onClick={() => {
                close();
                openKeyboardMap();
              }}
            >
              <Keyboard aria-hidden />
              <span style={{ flex: 1 }}>{translate('shell.keyboard.title')}</span>
              <Kbd keys="?" />
            </MenuItem>
            {help.length + legal.length > 0 ? <Divider /> : null}
            {[...help, ...legal].map(({ key, label: text, to }) => (
              <MenuItem key={key} component="a" href={to} target="_blank" rel="noopener noreferrer" onClick={close}>
                <ExternalLink aria-hidden />
                {text}
              </MenuItem>
            ))}
            {copyright ? <Divider /> : null}
            {copyright ? <MenuHeading disabled>{copyright}</MenuHeading> : null}
          </Menu>
        )}
      </OnceOpened>
    </>
  );
};
