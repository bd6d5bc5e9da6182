import { Suspense, lazy, memo, useRef, useState } from 'react';
import { needMessages } from '../../../providers/i18nMessages.ts';
import type { Column } from '../state/columns.ts';
import { HeaderCell } from './HeaderCell.tsx';
import { useColumnEdits } from './useColumnEdits.ts';
import { PagePick } from './PagePick.tsx';
import { useHeaderFocus } from './useHeaderFocus.ts';

const HeaderMenu = lazy(async () => ({ default: (await import('./HeaderMenu.tsx')).HeaderMenu }));

const TotalMenu = lazy(async () => {
  const [{ TotalMenu: Menu }] = await Promise.all([import('../totals/TotalMenu.tsx'), needMessages('pages')]);
  return { default: Menu };
});

type Props = { readonly columns: readonly Column[]; readonly drawn: readonly number[]; /** The column that has the focus while the header has it. */ readonly focused: number | undefined };

/** The header row: the page's checkbox and a header a column. */
export const GridHeader = memo(({ columns, drawn, focused }: Props) => {
  const edits = useColumnEdits();
  const [menu, setMenu] = useState<{ readonly name: string; readonly anchor: HTMLElement; readonly isTotal?: boolean }>();
  const at = columns.findIndex(({ field }) => field.name === menu?.name);
  const column = columns[at];
  const box = useRef<HTMLDivElement>(null);
  const focusNext = useHeaderFocus(box, columns);
  return (
    <div role="rowgroup" className="head" ref={box}>
      <div role="row" aria-rowindex={1} className="row">
        <div role="columnheader" aria-colindex={1} className="title pick">
          <PagePick isFocused={focused === -1} />
        </div>
        {drawn.map((place) => {
          const one = columns[place];
          return one ? <HeaderCell key={one.field.name} column={one} place={place} isFocused={focused === place} edits={edits} openMenu={(anchor) => setMenu({ name: one.field.name, anchor })} /> : null;
        })}
      </div>
      {menu && column ? (
        <Suspense>
          {menu.isTotal ? <TotalMenu anchor={menu.anchor} column={column} onClose={() => setMenu(undefined)} /> : <HeaderMenu anchor={menu.anchor} column={column} left={columns[at - 1]?.field.name} right={columns[at + 1]?.field.name} edits={edits} onShift={focusNext} onTotal={() => setMenu({ ...menu, isTotal: true })} onClose={() => setMenu(undefined)} />}
        </Suspense>
      ) : null}
    </div>
  );
});
GridHeader.displayName = 'GridHeader';
