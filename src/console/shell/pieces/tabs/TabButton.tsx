import { styled } from '@mui/material/styles';
import { Tooltip } from '../Tooltip.tsx';
import { TabCount } from './TabCount.tsx';
import { tabStyle } from './tabStyle.ts';
import type { Tab } from './tab.ts';

const Button = styled('button')(tabStyle);

/** One tab; a disabled one keeps its place and says why on hover and focus. */
export const TabButton = ({ tab, onChoose }: { readonly tab: Tab; readonly onChoose: (label: string) => void }) => {
  const { label, isCurrent, isDisabled, reason } = tab;
  return (
    <Tooltip title={reason}>
      <Button type="button" role="tab" aria-selected={isCurrent} aria-disabled={isDisabled || undefined} tabIndex={isCurrent ? 0 : -1} onClick={() => isDisabled || onChoose(label)}>
        {label}
        <TabCount tab={tab} />
      </Button>
    </Tooltip>
  );
};
