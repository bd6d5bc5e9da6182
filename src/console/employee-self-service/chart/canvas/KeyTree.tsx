import { useEffect, useRef } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useChartActs } from '../chartActs.ts';
import { useChartKeys } from '../useChartKeys.ts';
import { useNodeWords } from '../useNodeWords.ts';
import type { Line } from '../lines.ts';

/** Lines before and after the current one that exist for screen readers. */
const AROUND = 25;

const Box = styled('div')({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  zIndex: 4,
  '& > div': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
  '&:has(:focus-visible)': { boxShadow: 'inset 0 0 0 2px var(--accent-text)' },
});

type Props = { readonly lines: readonly Line[]; readonly onGo: (key: string) => void };

/** The chart as a tree in words: it takes the focus and the keys, the cards show where it is. */
export const KeyTree = ({ lines, onGo }: Props) => {
  const translate = useTranslate();
  const wordsOf = useNodeWords();
  const { model, current } = useChartActs();
  const box = useRef<HTMLDivElement>(null);
  const keys = useChartKeys('chart', lines, onGo);
  const at = Math.max(0, lines.findIndex(({ node }) => node.key === current));
  const shown = lines.slice(Math.max(0, at - AROUND), at + AROUND + 1);
  useEffect(() => {
    if (box.current?.contains(document.activeElement)) box.current.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, [current]);
  return (
    <Box ref={box} role="tree" aria-label={translate('chart.tree')} onKeyDown={keys}>
      {shown.map((line) => (
        <div
          key={line.node.key}
          role="treeitem"
          aria-level={line.level}
          aria-posinset={line.position}
          aria-setsize={line.siblings}
          aria-expanded={line.node.count > 0 ? model.open.has(line.node.key) : undefined}
          aria-selected={line === lines[at]}
          tabIndex={line === lines[at] ? 0 : -1}
        >
          {wordsOf(line.node)}
        </div>
      ))}
    </Box>
  );
};
