import { useEffect, useRef } from 'react';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useTranslate } from 'ra-core';
import { useChartActs } from '../chartActs.ts';
import { useChartKeys } from '../useChartKeys.ts';
import { ListLine } from './ListLine.tsx';
import { onPhone, widths } from '../../../shell/widths.ts';
import type { Line } from '../lines.ts';

const Scroll = styled('div')({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  borderTop: '1px solid var(--line)',
  '& > div': { position: 'relative' },
  '& .line': { position: 'absolute', left: 0, right: 0, display: 'flex', alignItems: 'center', gap: 8, paddingRight: 16, borderBottom: '1px solid var(--hair)', cursor: 'pointer' },
  '& .line:hover': { background: 'var(--hover)' },
  '& .line[aria-selected=true]': { background: 'var(--accent-wash)' },
  '& .line:focus-visible': { outlineOffset: -2 },
  '& .line[data-own] b': { color: 'var(--accent-text)' },
  '& .fold': { width: 24, height: 24, flex: 'none', display: 'grid', placeItems: 'center', padding: 0, border: 0, borderRadius: 4, background: 'none', color: 'var(--text-2)', cursor: 'pointer' },
  '& span.fold': { cursor: 'inherit' },
  '& .fold[data-open] svg': { transform: 'rotate(90deg)' },
  '& .words': { display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 },
  '& .words > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .words b': { fontWeight: 500, lineHeight: '18px' },
  ':lang(ja) & .words b': { fontWeight: 600 },
  '& .words small': { fontSize: 12, lineHeight: '16px', color: 'var(--text-3)' },
  '& .more': { color: 'var(--accent-text)', fontWeight: 500 },
  '& .circle': { fontSize: 12, color: 'var(--warn)' },
  '& .count': { flex: 'none', color: 'var(--text-2)' },
  [onPhone]: { '& .fold': { width: 40, height: 44 }, '& .line': { paddingRight: 12, gap: 6 } },
});

type Props = { readonly lines: readonly Line[]; readonly called: number; readonly onGo: (key: string) => void };

/** The same people as indented lines, of which only those in view are drawn. */
export const ChartList = ({ lines, called, onGo }: Props) => {
  const translate = useTranslate();
  const { current } = useChartActs();
  const scroll = useRef<HTMLDivElement>(null);
  const answered = useRef(0);
  const isPhone = useMediaQuery(widths.phone, { noSsr: true });
  const height = isPhone ? 56 : 44;
  const virtual = useVirtualizer({ count: lines.length, getScrollElement: () => scroll.current, estimateSize: () => height, overscan: 12, initialRect: { width: 800, height: 600 } });
  const at = lines.findIndex(({ node }) => node.key === current);
  const keys = useChartKeys('list', lines, onGo);
  useEffect(() => {
    if (at < 0) return;
    if (answered.current !== called) virtual.scrollToIndex(at, { align: 'center' });
    answered.current = called;
  }, [called, at, virtual]);
  useEffect(() => {
    if (at < 0 || !scroll.current?.contains(document.activeElement)) return;
    virtual.scrollToIndex(at);
    const frame = requestAnimationFrame(() => scroll.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [current, at, virtual]);
  const isStop = (index: number): boolean => (at < 0 ? index === 0 : index === at);
  return (
    <Scroll ref={scroll} role="tree" aria-label={translate('chart.tree')} onKeyDown={keys} {...(virtual.getVirtualItems().some(({ index }) => isStop(index)) ? {} : { tabIndex: 0 })}>
      <div role="presentation" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const line = lines[index];
          return line ? <ListLine key={line.node.key} line={line} isCurrent={isStop(index)} top={start} height={height} /> : null;
        })}
      </div>
    </Scroll>
  );
};
