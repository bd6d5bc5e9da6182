import { memo, useRef, useState } from 'react';
import { later } from '../../../shell/pieces/later.ts';
import type { Column } from '../state/columns.ts';
import { HeaderCell } from './HeaderCell.tsx';
import type { OpenMenu } from './HeaderMenus.tsx';
import { useColumnEdits } from './useColumnEdits.ts';
import { PagePick } from './PagePick.tsx';

const HeaderMenus = later(async () => (await import('./HeaderMenus.tsx')).HeaderMenus);

type Props = { readonly columns: readonly Column[]; readonly drawn: readonly number[]; /** The column that has the focus while the header has it. */ readonly focused: number | undefined };

/** The header row: the page's checkbox and a header a column. */
export const GridHeader = memo(({ columns, drawn, focused }: Props) => {
  const edits = useColumnEdits();
  const [menu, setMenu] = useState<OpenMenu>();
  const box = useRef<HTMLDivElement>(null);
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
      <HeaderMenus isOpen={menu !== undefined} onClose={() => setMenu(undefined)} box={box} columns={columns} edits={edits} menu={menu} onMenu={setMenu} />
    </div>
  );
});
GridHeader.displayName = 'GridHeader';
