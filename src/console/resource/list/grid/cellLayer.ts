import { lazy } from 'react';
import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react';
import { needMessages } from '../../../providers/i18nMessages.ts';
import type { Column } from '../state/columns.ts';
import type { Place, useGridFocus } from './useGridFocus.ts';

/** What editing adds to a grid. Its code comes when a cell gets the focus for the first time. */
export type CellLayer = {
  /** Does what a key means in a cell; false when it means nothing there. */
  readonly onKeyDown: (event: KeyboardEvent) => boolean;
  readonly onCopy: (event: ClipboardEvent) => void;
  readonly onCut: (event: ClipboardEvent) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
  readonly edit: (place: Place) => void;
  /** Why a cell cannot be edited here; undefined where it can. */
  readonly whyNot: (column: number) => string | undefined;
};

export type CellLayerProps = {
  readonly columns: readonly Column[];
  readonly focus: ReturnType<typeof useGridFocus>;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly handle: RefObject<CellLayer | undefined>;
};

export const CellsLayer = lazy(async () => {
  const [{ CellsLayer: Layer }] = await Promise.all([import('../cells/CellsLayer.tsx'), needMessages('forms', 'errors', 'pages')]);
  return { default: Layer };
});
