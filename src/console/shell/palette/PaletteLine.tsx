import { useEffect, useRef } from 'react';
import { styled } from '@mui/material/styles';
import { Kbd } from '../pieces/Kbd.tsx';
import { warm } from '../warm.ts';
import { Marked } from './Marked.tsx';
import type { PaletteItem } from './paletteItem.ts';

const Line = styled('div')({
  height: 36,
  margin: '0 8px',
  padding: '0 8px',
  borderRadius: 6,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  cursor: 'pointer',
  '& > svg': { color: 'var(--text-3)', margin: '0 2px', flex: 'none' },
  '& > span:nth-of-type(1)': { minWidth: 0 },
  '&:hover': { background: 'var(--hover)' },
  '&[aria-selected="true"]': { background: 'var(--accent-wash)', '& > svg': { color: 'var(--accent-text)' } },
  '@media (pointer: coarse)': { height: 48 },
});
const Words = styled('span')({ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', '& em': { fontStyle: 'normal', color: 'var(--text-3)' } });

const Note = styled('span')({ flex: 'none', fontSize: 12, color: 'var(--text-3)' });

export type PaletteLineProps = { readonly item: PaletteItem; readonly query: string; readonly isActive: boolean; readonly onRun: () => void };

/** One thing found; what matches is underlined. */
export const PaletteLine = ({ item, query, isActive, onRun }: PaletteLineProps) => {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  useEffect(() => {
    if (isActive && item.opens !== undefined) void warm(item.opens);
  }, [isActive, item.opens]);
  return (
    <Line ref={line} id={item.key} role="option" aria-selected={isActive} onClick={onRun}>
      {item.icon}
      <Words>
        <Marked text={item.label} query={query} />
        {item.detail ? (
          <em>
            {' '}
            <Marked text={item.detail} query={query} />
          </em>
        ) : null}
      </Words>
      {item.note ? <Note>{item.note}</Note> : null}
      {item.keys ? <Kbd keys={item.keys} /> : isActive ? <Kbd keys="Enter" /> : null}
    </Line>
  );
};
