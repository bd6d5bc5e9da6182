import { useCallback, useMemo, useState } from 'react';
import type { DragEvent, PointerEvent } from 'react';
import { useListPart } from '../ListModel.ts';
import { movedTo } from './sorting.ts';

type Drop = { readonly name: string; readonly side: 'before' | 'after' };

const LEAST = 48;
const MOST = 800;

/** Resizing, moving and hiding columns; all of it is remembered for the person. */
export const useColumnEdits = () => {
  const { columns, preferences, prefer, target } = useListPart(({ columns, preferences, prefer, target }) => ({ columns, preferences, prefer, target }));
  const names = useMemo(() => columns.map(({ field }) => field.name), [columns]);
  const [dragged, setDragged] = useState<string>();
  const [drop, setDrop] = useState<Drop>();

  const setWidth = useCallback(
    (name: string, width: number | undefined) => {
      const { [name]: _, ...others } = preferences.widths ?? {};
      prefer({ widths: width === undefined ? others : { ...others, [name]: Math.round(Math.min(MOST, Math.max(LEAST, width))) } });
    },
    [prefer, preferences.widths],
  );

  const put = (name: string, beside: string, side: Drop['side']): void => prefer({ columns: movedTo(names, name, beside, side) });

  const startResize = (name: string, event: PointerEvent<HTMLElement>): void => {
    const grip = event.currentTarget;
    const start = event.clientX - (grip.parentElement?.getBoundingClientRect().width ?? 0);
    event.preventDefault();
    event.stopPropagation();
    grip.setPointerCapture(event.pointerId);
    grip.dataset.held = 'true';
    const move = ({ clientX }: globalThis.PointerEvent): void => setWidth(name, clientX - start);
    const end = (): void => {
      delete grip.dataset.held;
      grip.removeEventListener('pointermove', move);
    };
    grip.addEventListener('pointermove', move);
    grip.addEventListener('pointerup', end, { once: true });
    grip.addEventListener('pointercancel', end, { once: true });
  };

  const dragOver = (name: string, event: DragEvent<HTMLElement>): void => {
    if (!dragged) return;
    event.preventDefault();
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setDrop({ name, side: event.clientX < left + width / 2 ? 'before' : 'after' });
  };

  const endDrag = (): void => {
    setDragged(undefined);
    setDrop(undefined);
  };

  return {
    dragged,
    drop,
    startResize,
    /** Wider or narrower by a step, for the keyboard. */
    resizeBy: (name: string, by: number) => setWidth(name, (columns.find(({ field }) => field.name === name)?.width ?? 0) + by),
    fit: (name: string) => setWidth(name, undefined),
    startDrag: setDragged,
    dragOver,
    endDrag,
    finishDrag: () => {
      if (dragged && drop) put(dragged, drop.name, drop.side);
      endDrag();
    },
    /** Moves a column to one side of another. */
    put,
    hide: (name: string) => prefer({ columns: names.filter((one) => one !== name || one === target.resource.title) }),
  };
};

export type ColumnEdits = ReturnType<typeof useColumnEdits>;
