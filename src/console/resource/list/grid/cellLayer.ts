import type { ClipboardEvent, RefObject } from 'react';
import { needMessages } from '../../../providers/i18nMessages.ts';
import { apart } from '../../../shell/pieces/apart.tsx';
import type { Column } from '../state/columns.ts';
import type { Moving, Place, useGridFocus } from './useGridFocus.ts';

/** A key with what was held down with it. */
export type Press = { readonly key: string; readonly ctrlKey: boolean; readonly metaKey: boolean; readonly altKey: boolean; readonly shiftKey: boolean };

/** A cell by its record and the key of its field, as it was pressed; `isBeside` an open record, for which it had made room already. */
export type PressedCell = { readonly row: number; readonly id: string; readonly field: string; readonly isBeside: boolean };

/** A point of the window, in pixels. */
export type Spot = { readonly left: number; readonly top: number };

/** What was done in a cell before its code was there, and to which cell one went then. */
export type HeldAct = { readonly act: 'key'; readonly press: Press } | { readonly act: 'go'; readonly place: Place } | { readonly act: 'edit'; readonly cell: PressedCell } | { readonly act: 'copy' | 'cut' | 'paste'; readonly text: string } | { readonly act: 'menu'; readonly at: Spot };

/** What editing adds to a grid. Its code comes when a cell gets the focus for the first time. */
export type CellLayer = {
  /** Does what a key means in a cell; false when it means nothing there, or goes on into the editor. */
  readonly onKeyDown: (press: Press & { readonly stopPropagation: () => void }) => boolean;
  readonly onClipboard: (act: 'copy' | 'cut' | 'paste', event: ClipboardEvent) => void;
  readonly edit: (place: Place) => void;
  /** Opens the menu of the cell that has the focus. */
  readonly openMenu: (at: Spot) => void;
  /** Something waits in `held` though the layer is there. */
  readonly onHeld: () => void;
  /** Why a cell cannot be edited here; undefined where it can. */
  readonly whyNot: (column: number) => string | undefined;
};

export type CellLayerProps = {
  readonly columns: readonly Column[];
  readonly focus: ReturnType<typeof useGridFocus>;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly handle: RefObject<CellLayer | undefined>;
  /** Emptied, in order, as soon as the layer can do what waits there. */
  readonly held: RefObject<HeldAct[]>;
  /** Does what a key means in the grid beside its cells; false when it means nothing there. */
  readonly press: (event: Moving) => boolean;
};

export const pressOf = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Press): Press => ({ key, ctrlKey, metaKey, altKey, shiftKey });

/** A key that is text, not a command. */
export const isText = ({ key, ctrlKey, metaKey, altKey }: Press): boolean => [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;

/** What opens an editor, as far as the cell has one. */
const opens = (press: Press): boolean => isText(press) || press.key === 'F2';

/** Whether a key has its turn behind others that wait: one that means something here, and Tab where they leave an editor open. All others are the browser's, those of its clipboard too. */
export const waits = (press: Press, held: readonly HeldAct[]): boolean => {
  const { key, ctrlKey, metaKey, altKey } = press;
  if (ctrlKey || metaKey) return /^([adfhsyz ]|Enter|Home|End|Arrow.+)$/i.test(key);
  if (altKey) return /^Arrow(Up|Down)$/.test(key);
  if (key !== 'Tab') return /^(.|F2|Enter|Escape|Delete|Backspace|Home|End|Page.+|Arrow.+)$/u.test(key);
  const last = held.findLast((one) => (one.act === 'key' ? opens(one.press) || /^(Enter|Escape|Tab)$/.test(one.press.key) : one.act === 'go'));
  return last?.act === 'key' && opens(last.press);
};

/** Whether a key begins something that only the cell layer does, so that it waits for it. */
export const begins = (press: Press, mayEdit: boolean): boolean => {
  const isCommand = (press.ctrlKey || press.metaKey) && !press.altKey;
  return press.key === 'F2' || (isCommand && ['f', 'h'].includes(press.key.toLowerCase())) || (mayEdit && (isText(press) || press.key === 'Delete' || press.key === 'Backspace' || (isCommand && press.key.toLowerCase() === 'd')));
};

export const CellsLayer = apart(async () => (await Promise.all([import('../cells/CellsLayer.tsx'), needMessages('forms', 'errors', 'pages')]))[0].CellsLayer);
