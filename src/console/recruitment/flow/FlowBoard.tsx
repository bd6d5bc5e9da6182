import { useRef } from 'react';
import { DndContext, KeyboardSensor, PointerSensor, closestCorners, useSensor, useSensors } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { onPhone } from '../../shell/widths.ts';
import { FlowColumn } from './FlowColumn.tsx';
import { placed, statusesIn, type Counts, type Flow } from './flowDraft.ts';
import type { Announcements, DragOverEvent, Over } from '@dnd-kit/core';

const Columns = styled('div')({ display: 'flex', alignItems: 'flex-start', gap: 12, padding: 16, overflow: 'auto', flex: 1, minWidth: 0, minHeight: 0, [onPhone]: { display: 'grid', alignContent: 'start' } });

type Props = {
  readonly flow: Flow;
  readonly counts: Counts;
  readonly opened: string | undefined;
  readonly mayChange: boolean;
  readonly mayAdd: boolean;
  readonly onChange: (flow: Flow) => void;
  readonly onOpen: (kind: 'stage' | 'status', key: string) => void;
  readonly onAdd: (stage: string) => void;
};

/** Stages as columns; statuses are dragged, or lifted by Space and moved by the arrows, also to another stage. */
export const FlowBoard = ({ flow, counts, opened, mayChange, mayAdd, onChange, onOpen, onAdd }: Props) => {
  const translate = useTranslate();
  const before = useRef(flow);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }), useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }));
  const nameOf = (key: string | number): string => flow.statuses.find((status) => status.key === key)?.name ?? '';
  /** The stage and the place in it that is under what is dragged. */
  const placeOf = (over: Over | null, key: string): { readonly stage: string; readonly at: number } | undefined => {
    const stage = String(over?.data.current?.['stage'] ?? '');
    if (!over || stage === '') return undefined;
    const own = statusesIn(flow, stage);
    const at = own.findIndex((status) => status.key === over.id);
    return { stage, at: at >= 0 ? at : own.filter((status) => status.key !== key).length };
  };
  const onDragOver = ({ active, over }: DragOverEvent): void => {
    const key = String(active.id);
    const place = placeOf(over, key);
    const now = flow.statuses.find((status) => status.key === key);
    if (!place || !now || over?.id === active.id || (now.stage === place.stage && String(over?.id).startsWith('stage '))) return;
    if (now.stage !== place.stage) onChange(placed(flow, key, place.stage, place.at));
  };
  const said = (key: string | number, over: Over | null) => {
    const place = placeOf(over, String(key));
    return { name: nameOf(key), stage: flow.stages.find((stage) => stage.key === place?.stage)?.name ?? '', place: (place?.at ?? 0) + 1 };
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => translate('hiringFlow.lifted', { name: nameOf(active.id) }),
    onDragOver: ({ active, over }) => (over ? translate('hiringFlow.over', said(active.id, over)) : undefined),
    onDragEnd: ({ active, over }) => translate('hiringFlow.dropped', said(active.id, over)),
    onDragCancel: ({ active }) => translate('hiringFlow.back', { name: nameOf(active.id) }),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCorners}
      accessibility={{ announcements, screenReaderInstructions: { draggable: translate('hiringFlow.how') } }}
      onDragStart={() => {
        before.current = flow;
      }}
      onDragOver={onDragOver}
      onDragEnd={({ active, over }) => {
        const place = placeOf(over, String(active.id));
        if (place && over?.id !== active.id && !String(over?.id).startsWith('stage ')) onChange(placed(flow, String(active.id), place.stage, place.at));
      }}
      onDragCancel={() => onChange(before.current)}
    >
      <Columns>
        {flow.stages.map((stage, at) => (
          <FlowColumn
            key={stage.key}
            stage={stage}
            at={at}
            statuses={statusesIn(flow, stage.key)}
            counts={counts}
            opened={opened}
            mayChange={mayChange}
            mayAdd={mayAdd}
            onOpenStage={() => onOpen('stage', stage.key)}
            onOpen={(key) => onOpen('status', key)}
            onAdd={() => onAdd(stage.key)}
          />
        ))}
      </Columns>
    </DndContext>
  );
};
