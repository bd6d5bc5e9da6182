import { useEffect, useRef, useState } from 'react';
import IconButton from '@mui/material/IconButton';
import { ChevronDown } from 'lucide-react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { later } from '../later.ts';
import { sidewaysFade } from '../sidewaysFade.ts';
import { showWhole } from '../showWhole.ts';
import { TabCount } from './TabCount.tsx';
import { moveTabFocus } from './moveTabFocus.ts';
import { TabButton } from './TabButton.tsx';
import type { TabsProps } from './tab.ts';

const BottomSheet = later(async () => (await import('../BottomSheet.tsx')).BottomSheet);

const Bar = styled('div')({ display: 'flex', alignItems: 'stretch', height: 48, flex: 'none', width: '100%', minWidth: 0, borderBottom: '1px solid var(--line)', marginBottom: 8, paddingRight: 4, '& > button': { alignSelf: 'center', flex: 'none' } });
const Row = styled('div')({ display: 'flex', alignItems: 'stretch', flex: 1, minWidth: 0, overflow: 'auto hidden', scrollbarWidth: 'none', marginBottom: -1, paddingBottom: 1, ...sidewaysFade });
const Choice = styled('button')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  minHeight: 48,
  padding: '4px 20px',
  border: 0,
  background: 'none',
  textAlign: 'left',
  cursor: 'pointer',
  '&[aria-current="true"]': { fontWeight: 600, boxShadow: 'inset 3px 0 var(--accent)' },
  '&[aria-disabled="true"]': { color: 'var(--text-3)', cursor: 'default' },
  '& small': { display: 'block', fontSize: 12, lineHeight: '16px', fontWeight: 400, color: 'var(--text-3)' },
  '&:focus-visible': { outlineOffset: -2 },
});

/** The tabs in a row of 48 that scrolls, and a chevron that lists all of them in a sheet at the bottom. */
export const CompactTabs = ({ name, tabs, onChoose }: TabsProps) => {
  const translate = useTranslate();
  const row = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const current = tabs.find(({ isCurrent }) => isCurrent)?.label;
  useEffect(() => {
    showWhole(row.current?.querySelector('[aria-selected="true"]'), 48);
  }, [current]);
  const choose = (label: string): void => {
    setOpen(false);
    onChoose(label);
  };
  return (
    <Bar>
      <Row ref={row} role="tablist" aria-label={name} onKeyDown={moveTabFocus}>
        {tabs.map((tab) => (
          <TabButton key={tab.label} tab={tab} onChoose={onChoose} />
        ))}
      </Row>
      <IconButton aria-label={translate('shell.tabs.all', { name })} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <ChevronDown />
      </IconButton>
      {isOpen ? (
        <BottomSheet isOpen title={name} onClose={() => setOpen(false)}>
          {tabs.map((tab) => (
            <Choice key={tab.label} type="button" aria-current={tab.isCurrent} aria-disabled={tab.isDisabled || undefined} onClick={() => tab.isDisabled || choose(tab.label)}>
              <span>
                {tab.label}
                {tab.reason ? <small>{tab.reason}</small> : null}
              </span>
              <TabCount tab={tab} />
            </Choice>
          ))}
        </BottomSheet>
      ) : null}
    </Bar>
  );
};
