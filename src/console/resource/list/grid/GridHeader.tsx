import { Suspense, lazy, memo, useEffect, useRef, useState } from 'react';
import { needMessages } from '../../../providers/i18nMessages.ts';
import type { Column } from '../state/columns.ts';
import { HeaderCell } from './HeaderCell.tsx';
import { useColumnEdits } from './useColumnEdits.ts';
import { PagePick } from './PagePick.tsx';

const HeaderMenu = lazy(async () => ({ default: (await import('./HeaderMenu.tsx')).HeaderMenu }));

const TotalMenu = lazy(async () => {
  const [{ TotalMenu: Menu }] = await Promise.all([import('../totals/TotalMenu.tsx'), needMessages('pages')]);
  return { default: Menu };
});

type Props = { readonly columns: readonly Column[]; readonly drawn: readonly number[]; /** The column that has the focus while the header has it. */ readonly focused: number | undefined };

/** The header row: the page's checkbox and a header a column. */
export const GridHeader = memo(({ columns, drawn, focused }: Props) => {
  const edits = useColumnEdits();
  const [menu, setMenu] = useState<{ readonly place: number; readonly anchor: HTMLElement; readonly isTotal?: boolean }>();
  const column = menu && columns[menu.place];
  const box = useRef<HTMLDivElement>(null);
  /** The header that takes the focus once the columns are others than these. */
  const next = useRef<{ readonly place: number; readonly among: readonly Column[] }>(undefined);
  useEffect(() => {
    if (next.current === undefined || next.current.among === columns) return;
    const { place } = next.current;
    next.current = undefined;
    box.current?.querySelector<HTMLElement>(`[role=columnheader][data-column="${Math.min(place, columns.length - 1)}"]`)?.focus();
  }, [columns]);
  return (
    <div role="rowgroup" className="head" ref={box}>
      <div role="row" aria-rowindex={1} className="row">
        <div role="columnheader" aria-colindex={1} className="title pick">
          <PagePick isFocused={focused === -1} />
        </div>
        {drawn.map((place) => {
          const one = columns[place];
          return one ? <HeaderCell key={one.field.name} column={one} place={place} isFocused={focused === place} edits={edits} openMenu={(at, anchor) => setMenu({ place: at, anchor })} /> : null;
        })}
      </div>
      {menu && column ? (
        <Suspense>
          {menu.isTotal ? <TotalMenu anchor={menu.anchor} column={column} onClose={() => setMenu(undefined)} /> : <HeaderMenu anchor={menu.anchor} column={column} edits={edits} onShift={(by) => (next.current = { place: Math.max(0, menu.place + by), among: columns })} onTotal={() => setMenu({ ...menu, isTotal: true })} onClose={() => setMenu(undefined)} />}
        </Suspense>
      ) : null}
    </div>
  );
});
GridHeader.displayName = 'GridHeader';
