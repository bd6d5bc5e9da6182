/** What scrolling is measured against: 25,000 rows in memory and TanStack Virtual, without anything else. */
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useVirtualizer } from '@tanstack/react-virtual';
import { askRows } from './askRows.ts';
import type { ReferenceRow } from './askRows.ts';

const HEIGHT = 34;

const Rows = () => {
  const scroller = useRef<HTMLDivElement>(null);
  const [rows, setRows] = useState<readonly ReferenceRow[]>([]);
  useEffect(() => void askRows({ limit: 25_000, offset: 0 }).then((page) => setRows(page.rows)), []);
  const virtual = useVirtualizer({ count: rows.length, getScrollElement: () => scroller.current, estimateSize: () => HEIGHT, overscan: 4 });
  return (
    <div ref={scroller} className="scroller" style={{ height: '100vh', overflow: 'auto', font: '13px sans-serif' }}>
      <div style={{ height: virtual.getTotalSize(), position: 'relative' }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          return (
            <div key={index} className="row" style={{ position: 'absolute', top: 0, left: 0, right: 0, height: HEIGHT, display: 'grid', gridTemplateColumns: 'repeat(6, 1fr)', transform: `translateY(${start}px)` }}>
              <span>{row?.code}</span>
              <span>{row?.title}</span>
              <span>{row?.level}</span>
              <span>{row?.grade}</span>
              <span>{row?.probation_days}</span>
              <span>{row?.status}</span>
            </div>
          );
        })}
      </div>
    </div>
  );
};

createRoot(document.getElementById('root')!).render(<Rows />);
