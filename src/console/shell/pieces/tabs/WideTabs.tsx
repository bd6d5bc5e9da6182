import { styled } from '@mui/material/styles';
import { constants } from '../../../../domain/constants.ts';
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
});

/** All tabs in one row of 58. */
export const WideTabs = ({ name, tabs, centred, onChoose }: TabsProps & { readonly centred: boolean }) => (
  <Bar role="tablist" aria-label={name} data-centred={centred ? '' : undefined} onKeyDown={moveTabFocus}>
    {tabs.map((tab) => (
      <TabButton key={tab.label} tab={tab} onChoose={onChoose} />
    ))}
  </Bar>
);
