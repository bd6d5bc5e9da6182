import { useEffect, useRef, useState } from 'react';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { constants } from '../../../../domain/constants.ts';
import { ActionMenu } from '../ActionMenu.tsx';
import { showWhole } from '../showWhole.ts';
import { sidewaysFade } from '../sidewaysFade.ts';
import { moveTabFocus } from './moveTabFocus.ts';
import { TabButton } from './TabButton.tsx';
import type { TabsProps } from './tab.ts';

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'stretch',
  gap: 4,
  height: constants.tabBarHeight,
  minWidth: 0,
  flex: '0 1 auto',
  // One pixel below for the mark of the open tab, which lies on the line of the bar.
  marginBottom: -1,
  paddingBottom: 1,
  overflow: 'auto hidden',
  scrollbarWidth: 'none',
  '&[data-centred]': { flex: 1, justifyContent: 'safe center' },
  ...sidewaysFade,
});

/** All tabs in one row of 58; where they have no room the row scrolls, and a menu beside it lists them. */
export const WideTabs = ({ name, tabs, centred, onChoose }: TabsProps & { readonly centred: boolean }) => {
  const translate = useTranslate();
  const row = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  const words = tabs.map(({ label, count }) => `${label} ${count}`).join();
  const current = tabs.find(({ isCurrent }) => isCurrent)?.label;
  useEffect(() => {
    const bar = row.current;
    if (!bar || typeof ResizeObserver === 'undefined') return undefined;
    const look = (): void => {
      setCut(bar.scrollWidth > bar.clientWidth + 1);
      showWhole(bar.querySelector('[aria-selected="true"]'), 32);
    };
    const observer = new ResizeObserver(look);
    observer.observe(bar);
    look();
    return () => observer.disconnect();
  }, [words, current]);
  return (
    <>
      <Bar ref={row} role="tablist" aria-label={name} data-centred={centred ? '' : undefined} onKeyDown={moveTabFocus}>
        {tabs.map((tab) => (
          <TabButton key={tab.label} tab={tab} onChoose={onChoose} />
        ))}
      </Bar>
      {isCut ? (
        <ActionMenu
          label={translate('shell.tabs.all', { name })}
          actions={tabs.map(({ label, isCurrent, isDisabled, reason }) => ({ key: label, label, isChosen: isCurrent, ...(isDisabled ? { disabledReason: reason } : {}), run: () => onChoose(label) }))}
          trigger={(props) => (
            <IconButton aria-label={translate('shell.tabs.all', { name })} {...props}>
              <ChevronDown />
            </IconButton>
          )}
        />
      ) : null}
    </>
  );
};
