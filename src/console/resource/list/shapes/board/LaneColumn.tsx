import { Fragment, useEffect, type ReactNode, type UIEvent } from 'react';
import { useDroppable } from '@dnd-kit/core';
import IconButton from '@mui/material/IconButton';
import Plus from 'lucide-react/icons/plus';
import { useGo } from '../../../../shell/Steady.tsx';
import type { Field } from '../../../../../domain/resource.ts';
import type { BoardPlan } from '../../../../boards.ts';
import type { CellFormats } from '../../../../fields/cellKind.ts';
import type { Row } from '../../../../providers/data/row.ts';
import type { MenuAction } from '../../../../shell/pieces/ActionMenu.tsx';
import { Skeleton } from '../../../../shell/pieces/Skeleton.tsx';
import { ErrorState } from '../../../../shell/states/ErrorState.tsx';
import { FailureLine } from '../../../../shell/states/FailureLine.tsx';
import { recordTitle } from '../../../form/recordName.ts';
import { useEntityWords } from '../../entityWords.ts';
import { useListModel } from '../../ListModel.ts';
import { Card } from './Card.tsx';
import type { CardFields } from './facts.ts';
import { LaneBox } from './LaneBox.ts';
import { laneId, type Lane } from './lane.ts';
import { useLaneRows } from './useLaneRows.ts';
import type { Moves } from './useMoves.ts';

const NEAR_END = 400;

type Props = {
  readonly field: Field;
  readonly lane: Lane;
  readonly lanes: readonly Lane[];
  readonly plan: BoardPlan | undefined;
  readonly columns: readonly string[];
  readonly fields: CardFields;
  readonly formats: CellFormats;
  readonly moves: Moves;
  readonly mayMove: boolean;
  readonly mayAdd: boolean;
  /** Id of the card that last had the focus. */
  readonly current: string | undefined;
  /** Told of the records that the lane shows, as they are now. */
  readonly onRows: (rows: readonly Row[]) => void;
};

const Bare = ({ children }: { readonly rows: readonly Row[]; readonly children: ReactNode }) => <Fragment>{children}</Fragment>;

/** One lane: its name and count, its cards, and what dropping here would do. */
export const LaneColumn = ({ field, lane, lanes, plan, columns, fields, formats, moves, mayMove, mayAdd, current, onRows }: Props) => {
  const { target, address } = useListModel();
  const { translate } = formats;
  const words = useEntityWords(target.resource);
  const go = useGo();
  const { rows, total, isEstimate, isWaiting, error, retry, hasMore, isReading, more } = useLaneRows(field, lane, columns, moves.moving);
  useEffect(() => onRows(rows), [onRows, rows]);
  const drop = useDroppable({ id: laneId(lane), data: { key: lane.key } });
  const { lifted } = moves;
  const reason = lifted ? moves.whyNot(lifted.from, lane) : undefined;
  const isTarget = lifted !== undefined && lifted.over === lane.key && lifted.from !== lane.key;
  const stop = rows.find(({ id }) => id === current)?.id ?? rows[0]?.id;
  const nameOf = (row: Row): string => recordTitle(target.resource, row, formats);
  const actionsOf = (row: Row) => (): readonly MenuAction[] =>
    lanes.filter(({ key }) => key !== lane.key).map((to) => {
      const why = moves.whyNot(lane.key, to);
      return { key: laneId(to), label: to.label, ...(why ? { disabledReason: why } : {}), run: () => moves.moveTo(row, nameOf(row), to) };
    });
  const onScroll = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent<HTMLElement>): void => {
    if (hasMore && !isReading && scrollHeight - scrollTop - clientHeight < NEAR_END) more();
  };
  const count = total === undefined ? '' : words.number(total, isEstimate);
  const Around = plan?.Lane ?? Bare;
  return (
    <LaneBox ref={drop.setNodeRef} data-lane={lane.key ?? ''} data-forbidden={reason ? '' : undefined} aria-label={translate('shapes.board.lane', { lane: lane.label, count })}>
      <header>
        <h2 title={lane.label}>{lane.label}</h2>
        <span aria-hidden>{count}</span>
        {mayAdd && lane.key !== null ? (
          <IconButton size="small" sx={{ marginLeft: 'auto' }} aria-label={translate('shapes.board.add', { entity: words.word(1), lane: lane.label })} onClick={() => void go(`${target.screen.path}/create`, { state: { start: { [field.key]: field.kind === 'reference' ? lane.key : lane.value } } })}>
            <Plus size={16} />
          </IconButton>
        ) : null}
      </header>
      <div className="cards" onScroll={onScroll}>
        {reason && lifted?.over === lane.key ? <p className="why">{reason}</p> : null}
        {isTarget && !reason ? <div className="drop">{translate('shapes.board.dropHere', { lane: lane.label })}</div> : null}
        {isWaiting && !error ? <Skeleton widths={[140, 160, 120]} /> : null}
        {error && isWaiting ? <ErrorState small error={error} onRetry={() => void retry()} /> : null}
        {!isWaiting && rows.length === 0 && !isTarget ? <p className="nothing">{translate('shapes.board.empty')}</p> : null}
        {rows.length > 0 ? (
          <Around rows={rows}>
            <ul>
              {rows.map((row) => (
                <Card
                  key={row.id}
                  row={row}
                  name={nameOf(row)}
                  fields={fields}
                  plan={plan}
                  formats={formats}
                  entity={target.resource.name}
                  isOpen={row.id === address.record}
                  isLifted={row.id === lifted?.row.id}
                  isMoving={moves.moving.has(row.id)}
                  isTabStop={row.id === stop}
                  moves={mayMove ? actionsOf(row) : undefined}
                />
              ))}
            </ul>
          </Around>
        ) : null}
        {error && !isWaiting ? (
          <FailureLine error={error} isTrying={isReading} onRetry={() => void retry()} />
        ) : hasMore ? (
          <button type="button" className="more" disabled={isReading} onClick={more}>
            {translate('shapes.more', { smart_count: (total ?? 0) - rows.length, number: words.number((total ?? 0) - rows.length) })}
          </button>
        ) : null}
      </div>
    </LaneBox>
  );
};
