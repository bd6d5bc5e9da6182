import { use, useMemo } from 'react';
import { MOST_LANES, chosenField, laneFieldsOf } from '../../../../domain/lists/shapes.ts';
import { boardOf, type BoardPlan } from '../../../boards.ts';
import { useCellFormats } from '../../../fields/useCellFormats.ts';
import { Skeleton } from '../../../shell/pieces/Skeleton.tsx';
import { SmallChoice } from '../../../shell/pieces/SmallChoice.tsx';
import { EmptyState } from '../../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../../shell/states/ErrorState.tsx';
import { useFieldRights } from '../../form/useFieldRights.ts';
import { whyNot } from '../cells/editable.ts';
import { useListModel } from '../ListModel.ts';
import { Lanes } from './board/Lanes.tsx';
import { useLanes } from './board/useLanes.ts';
import type { WhetherToAsk } from './board/useMoves.ts';
import { Labelled } from './Labelled.tsx';
import { ShapeBar } from './ShapeBar.tsx';
import { ShapeFooter } from './ShapeFooter.tsx';
import { useArrange } from './useArrange.ts';
import type { Field } from '../../../../domain/resource.ts';

/** The records as cards in lanes, one a value of a field. */
export const Board = () => {
  const { fields, target } = useListModel();
  const [{ by }] = useArrange();
  const coming = boardOf(target.resource.type);
  const plan = coming && use(coming);
  const field = chosenField(by ?? plan?.by, laneFieldsOf(fields));
  if (!field) return null;
  return plan && plan.by === field.key ? <PlannedBoard key={field.key} field={field} plan={plan} /> : <BoardBy key={field.key} field={field} plan={plan} />;
};

type Props = { readonly field: Field; readonly plan: BoardPlan | undefined };

/** Lanes with rules of their own, as the steps of a flow have; every record stands in one of them. */
const PlannedBoard = ({ field, plan }: { readonly field: Field; readonly plan: BoardPlan }) => {
  const next = plan.useNext();
  const ruled = useMemo(() => ({ ...field, required: true, ...(next ? { next } : {}) }), [field, next]);
  return <BoardBy field={ruled} plan={plan} whetherToAsk={plan.useWhetherToAsk()} />;
};

const BoardBy = ({ field, plan, whetherToAsk }: Props & { readonly whetherToAsk?: WhetherToAsk }) => {
  const { fields, target } = useListModel();
  const { resource, screen } = target;
  const [, arrange] = useArrange();
  const { translate } = useCellFormats();
  const rights = useFieldRights(resource, screen);
  const why = whyNot(field, rights);
  const { lanes, tooMany, error, refetch } = useLanes(field);
  const nameOf = ({ name }: Field): string => translate(`${resource.name}.${name}`);
  const offered = laneFieldsOf(fields);
  const label = translate('shapes.board.by');
  return (
    <>
      <ShapeBar>
        <Labelled label={label}>
          <SmallChoice label={label} value={field.key} options={offered.map((one) => ({ value: one.key, label: nameOf(one) }))} onChoose={(key) => arrange({ by: key })} />
        </Labelled>
        {why ? <span>{translate(why)}</span> : null}
      </ShapeBar>
      {error && !lanes ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : tooMany ? (
        <EmptyState title={translate('shapes.board.tooMany', { field: nameOf(field), count: MOST_LANES })} message={translate('shapes.board.tooManyWhy')} />
      ) : lanes ? (
        <Lanes field={field} lanes={lanes} plan={plan} whetherToAsk={whetherToAsk} mayMove={why === undefined} mayAdd={rights.mayAdd && rights.addable.some(({ key }) => key === field.key)} />
      ) : (
        <Skeleton widths={[200, 240, 220]} />
      )}
      <ShapeFooter>{lanes && !tooMany ? translate('shapes.board.shown', { smart_count: lanes.length, field: nameOf(field) }) : null}</ShapeFooter>
    </>
  );
};
