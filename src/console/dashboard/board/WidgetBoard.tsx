import { Suspense, lazy, useMemo } from 'react';
import { DndContext, KeyboardSensor, PointerSensor, closestCenter, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, rectSortingStrategy, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { CardPlaceProvider } from './BoardContext.ts';
import { bodyHeight, cardHeight } from './cardHeight.ts';
import { SortableCard } from './SortableCard.tsx';
import { useDragWords } from './useDragWords.ts';
import { onNarrow, onPhone, widths } from '../../shell/widths.ts';
import type { ComponentType } from 'react';
import type { Arranging } from './useArrangement.ts';
import type { BoardName, Widget, WidgetProps } from './widget.ts';

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: 12,
  padding: 16,
  alignContent: 'start',
  [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)', '& > *': { gridColumn: 'auto !important' } },
  [onPhone]: { padding: 8, gap: 8 },
});

/** A card whose code is on its way: it stands there already. */
const Waiting = styled('div')({ height: '100%', background: 'var(--surface)', border: '1px solid var(--line)', borderRadius: 8 });

const parts = new Map<string, ComponentType<WidgetProps>>();

const partOf = (widget: Widget): ComponentType<WidgetProps> => {
  const known = parts.get(widget.key);
  if (known) return known;
  const part = lazy(async () => ({ default: await widget.load() }));
  parts.set(widget.key, part);
  return part;
};

export type WidgetBoardProps = { readonly board: BoardName; readonly arranging: Arranging; readonly isArranging: boolean };

/** The cards of a dashboard on twelve columns. While it is arranged each card has a handle to drag, by mouse, touch or keyboard. */
export const WidgetBoard = ({ board, arranging, isArranging }: WidgetBoardProps) => {
  const words = useDragWords();
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }), useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }));
  const isPhone = useMediaQuery(widths.phone, { noSsr: true });
  const { placed } = arranging;
  const keys = useMemo(() => placed.map(({ widget }) => widget.key), [placed]);
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={words} onDragEnd={({ active, over }) => (over && over.id !== active.id ? arranging.move(String(active.id), String(over.id)) : undefined)}>
      <SortableContext items={keys} strategy={rectSortingStrategy} disabled={!isArranging}>
        <Grid>
          {placed.map(({ widget, span, width }, index) => {
            const Part = partOf(widget);
            const shift = (by: -1 | 1): void => {
              const target = keys[index + by];
              if (target !== undefined) arranging.move(widget.key, target);
            };
            return (
              <SortableCard key={widget.key} id={widget.key} width={width} isArranging={isArranging}>
                <CardPlaceProvider
                  value={{ key: widget.key, span, height: bodyHeight(widget, isPhone), isFirst: index === 0, isLast: index === placed.length - 1, resize: (next) => arranging.resize(widget.key, next), hide: () => arranging.hide(widget.key), shift }}
                >
                  <Suspense fallback={<Waiting style={{ minHeight: cardHeight(widget, isPhone) }}><Skeleton widths={[240, 320, 280]} /></Waiting>}>
                    <Part board={board} />
                  </Suspense>
                </CardPlaceProvider>
              </SortableCard>
            );
          })}
        </Grid>
      </SortableContext>
    </DndContext>
  );
};
