import { Suspense, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { apart } from '../../../shell/pieces/apart.tsx';
import { keyLabel } from '../../../shell/pieces/Kbd.tsx';
import { useSnackbar } from '../../../shell/snackbar/useSnackbar.ts';
import { useFieldRights } from '../../form/useFieldRights.ts';
import type { CellLayerProps, Spot } from '../grid/cellLayer.ts';
import type { Place } from '../grid/useGridFocus.ts';
import { useListModel } from '../ListModel.ts';
import type { CellAct } from './CellMenu.tsx';
import { sizeOf, type Range } from './range.ts';
import { readClipboard } from './readClipboard.ts';
import type { useCellClipboard } from './useCellClipboard.ts';
import { canWriteLater } from './writeClipboard.ts';

const CellMenu = apart(async () => (await import('./CellMenu.tsx')).CellMenu);

type Options = Pick<CellLayerProps, 'columns' | 'focus'> & {
  readonly range: Range | undefined;
  readonly isEditable: (column: number) => boolean;
  readonly clipboard: ReturnType<typeof useCellClipboard>;
  readonly edit: (place: Place) => boolean;
  readonly find: (replaces: boolean) => void;
};

/** The menu of the cell that has the focus: in a range it is about all of it. What was chosen is done once the menu is gone and has given the focus back. */
export const useCellMenu = ({ columns, focus, range, isEditable, clipboard, edit, find }: Options): { readonly shown: ReactNode; readonly open: (at: Spot) => void } => {
  const { target, rows, first, change, editFilter } = useListModel();
  const { mayUpdate } = useFieldRights(target.resource, target.screen);
  const translate = useTranslate();
  const show = useSnackbar();
  const [menu, setMenu] = useState<Spot>();
  const chosen = useRef<() => void>(undefined);
  useEffect(() => {
    const run = chosen.current;
    if (menu !== undefined || run === undefined) return;
    chosen.current = undefined;
    // After the effects: an editor opens within the act that asks for it.
    queueMicrotask(run);
  }, [menu]);

  /** A key carries what a page may not do with the clipboard by itself. */
  const byKey = (keys: string) => (): void => show({ type: 'info', message: translate('cells.menu.byKey', { keys: keyLabel(keys) }) });
  const put = (keys: string, run: (data: undefined) => void): (() => void) => (canWriteLater() ? () => run(undefined) : byKey(keys));
  const acts = (): readonly CellAct[] => {
    const field = columns[focus.at.column]?.field;
    const row = rows.at(focus.at.row);
    if (range === undefined || !field || !row) return [];
    const isOne = sizeOf(range) === 1;
    const mayWrite = Array.from({ length: range.right - range.left + 1 }, (_, at) => range.left + at).some(isEditable);
    const all: readonly (readonly [isOffered: boolean, ...CellAct])[] = [
      [isOne, 'open', undefined, () => change({ record: row.id })],
      [isOne && isEditable(focus.at.column), 'edit', 'F2', () => void edit(focus.at)],
      [mayWrite, 'cut', 'Ctrl X', put('Ctrl X', clipboard.cut)],
      [true, 'copy', 'Ctrl C', put('Ctrl C', clipboard.copy)],
      [mayWrite, 'paste', 'Ctrl V', () => void readClipboard().then(clipboard.paste, byKey('Ctrl V'))],
      [mayWrite && range.bottom > first, 'fillDown', 'Ctrl D', clipboard.fillDown],
      [mayWrite, 'clear', 'Delete', clipboard.clear],
      [isOne && field.filter, 'filter', undefined, () => editFilter(field.key)],
      [true, 'find', 'Ctrl F', () => find(false)],
      [mayUpdate, 'replace', 'Ctrl H', () => find(true)],
    ];
    return all.flatMap(([isOffered, ...one]) => (isOffered ? [one] : []));
  };

  const offered = menu ? acts() : [];
  const shown = menu && offered.length > 0 ? (
    <Suspense>
      <CellMenu
        at={menu}
        acts={offered}
        onClose={() => setMenu(undefined)}
        onAct={(run) => {
          chosen.current = run;
          setMenu(undefined);
        }}
      />
    </Suspense>
  ) : null;
  return { shown, open: setMenu };
};
