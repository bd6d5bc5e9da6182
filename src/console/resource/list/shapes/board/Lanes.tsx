import { useCallback, useRef, useState, type MouseEvent } from 'react';
import { DndContext, DragOverlay, MouseSensor, TouchSensor, pointerWithin, useSensor, useSensors } from '@dnd-kit/core';
import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import type { Field } from '../../../../../domain/resource.ts';
import type { BoardPlan } from '../../../../boards.ts';
import { useCellFormats } from '../../../../fields/useCellFormats.ts';
import type { Row } from '../../../../providers/data/row.ts';
import { nothingAlong } from '../../../askAlong.ts';
import { LazyAlongDialog } from '../../../form/LazyAlongDialog.tsx';
import { recordTitle } from '../../../form/recordName.ts';
import { VisuallyHidden } from '../../../form/VisuallyHidden.tsx';
import { useListModel } from '../../ListModel.ts';
import { cardFieldsOf } from './facts.ts';
import { FocusKeeper } from './FocusKeeper.tsx';
import { HeldCard } from './HeldCard.tsx';
import { LaneColumn } from './LaneColumn.tsx';
import { laneId, type Lane } from './lane.ts';
import { useBoardKeys } from './useBoardKeys.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useMoves, type WhetherToAsk } from './useMoves.ts';
import { edgeScroll } from '../../../../shell/edgeScroll.ts';
import { onPhone } from '../../../../shell/widths.ts';

const Canvas = styled('div')({ display: 'flex', flex: 1, minHeight: 0, overflow: 'auto hidden', background: 'var(--canvas)', [onPhone]: { scrollSnapType: 'x proximity' } });
const unheard = { onDragStart: () => undefined, onDragOver: () => undefined, onDragEnd: () => undefined, onDragCancel: () => undefined };

type Props = { readonly field: Field; readonly lanes: readonly Lane[]; readonly plan: BoardPlan | undefined; readonly whetherToAsk: WhetherToAsk | undefined; readonly mayMove: boolean; /** A new record may begin in a lane. */ readonly mayAdd: boolean };

/** The lanes side by side; cards go from one to another. */
export const Lanes = ({ field, lanes, plan, whetherToAsk, mayMove, mayAdd }: Props) => {
  const { target, columns: shown, fields, change } = useListModel();
  const { resource } = target;
  const formats = useCellFormats();
  const { translate } = formats;
  const seen = useRef(new Map<string, Row>());
  const [current, setCurrent] = useState<string>();
  const moves = useMoves(field, lanes, translate, whetherToAsk);
  const { asked } = moves;
  const sensors = useSensors(useSensor(MouseSensor, { activationConstraint: { distance: 6 } }), useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }));
  const cardFields = cardFieldsOf(resource, shown.map((column) => column.field), fields, field);
  const known = new Set(fields.map(({ name }) => name));
  const wanted = plan ? plan.columns.filter((column) => known.has(column)) : [...cardFields.facts, ...(cardFields.due ? [cardFields.due] : [])].map(({ name }) => name);
  const columns = [...new Set([...wanted, field.name])];
  const rowOf = (id: string): { readonly row: Row; readonly name: string } | undefined => {
    const row = seen.current.get(id);
    return row && { row, name: recordTitle(resource, row, formats) };
  };
  const { keep, ...focus } = useKeptFocus();
  const keeping = useRef(keep);
  const queryClient = useQueryClient();
  const onRows = useCallback((rows: readonly Row[]) => {
    for (const row of rows) seen.current.set(row.id, row);
    keeping.current(queryClient.isFetching({ queryKey: [target.name, 'lane'] }) === 0);
  }, [queryClient, target.name]);
  const keys = useBoardKeys({ lanes, moves, mayMove, rowOf });
  const onClick = ({ target: clicked }: MouseEvent): void => {
    const card = clicked instanceof Element && !clicked.closest('.grip, [role=menu], [role=presentation]') ? clicked.closest<HTMLElement>('[data-record]') : null;
    if (card?.dataset.record) change({ record: card.dataset.record });
  };
  return (
    <DndContext
      sensors={sensors}
      autoScroll={edgeScroll()}
      collisionDetection={pointerWithin}
      accessibility={{ announcements: unheard, screenReaderInstructions: { draggable: '' } }}
      onDragStart={({ active }) => {
        const known = rowOf(String(active.id));
        if (known) moves.lift(known.row, known.name);
      }}
      onDragOver={({ over }) => moves.hold(over ? ((over.data.current as { key: string | null }).key) : (moves.lifted?.from ?? null))}
      onDragEnd={() => moves.drop(true)}
      onDragCancel={moves.putBack}
    >
      <Canvas
        role="group"
        aria-label={translate(resource.name, { smart_count: 2 })}
        onClick={onClick}
        onFocus={(event) => {
          setCurrent(event.target.closest<HTMLElement>('[data-record]')?.dataset.record);
          focus.onFocus(event);
        }}
        onBlur={(event) => {
          keys.onBlur();
          focus.onBlur(event);
        }}
        onKeyDown={keys.onKeyDown}
        onKeyUp={keys.onKeyUp}
      >
        {lanes.map((lane) => (
          <LaneColumn key={laneId(lane)} field={field} lane={lane} lanes={lanes} plan={plan} mayAdd={mayAdd} columns={columns} fields={cardFields} formats={formats} moves={{ ...moves, moveTo: keys.moveTo }} mayMove={mayMove} current={current} onRows={onRows} />
        ))}
      </Canvas>
      <DragOverlay dropAnimation={null}>{moves.lifted ? <HeldCard row={moves.lifted.row} name={moves.lifted.name} fields={cardFields} plan={plan} formats={formats} /> : null}</DragOverlay>
      <LazyAlongDialog key={asked?.row.id ?? ''} type={resource.type} act="move" offered={asked?.goesAlong?.offered ?? nothingAlong} isWorking={false} onSave={(wanted) => asked?.goesAlong?.move(wanted)} onClose={() => asked?.leave()} />
      {plan && asked && !asked.goesAlong && asked.lane.key !== null ? <plan.Ask key={asked.row.id} target={target} row={asked.row} to={asked.lane.key} onClose={asked.leave} onDone={asked.done} /> : null}
      <FocusKeeper screen={target.name} keep={keep} />
      <VisuallyHidden id="board-how">{translate('shapes.board.how')}</VisuallyHidden>
      <VisuallyHidden role="status" aria-live="assertive">
        {moves.said}
      </VisuallyHidden>
    </DndContext>
  );
};
