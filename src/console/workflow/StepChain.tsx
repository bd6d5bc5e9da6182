import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { DndContext, KeyboardSensor, PointerSensor, closestCenter, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, arrayMove, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import Plus from 'lucide-react/icons/plus';
import { useTranslate } from 'ra-core';
import { MOST_STEPS } from '../../domain/approvals/workflowProblems.ts';
import { newStep, type DraftStep } from './draft.ts';
import { StepCard } from './StepCard.tsx';
import type { Announcements } from '@dnd-kit/core';
import type { RequestKind } from '../../domain/approvals/kinds.ts';

const List = styled('ol')({ display: 'grid', gap: 16, margin: '0 0 16px', padding: 0, listStyle: 'none' });

type Props = { readonly steps: readonly DraftStep[]; readonly kind: RequestKind; readonly problems: ReadonlyMap<number, string>; readonly isFixed: boolean; readonly onChange: (steps: readonly DraftStep[]) => void };

/** The steps as a chain from the first to the last: added, removed and moved by pointer and keyboard. */
export const StepChain = ({ steps, kind, problems, isFixed, onChange }: Props) => {
  const translate = useTranslate();
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }), useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }));
  const placeOf = (key: string | number): number => steps.findIndex((step) => step.key === key);
  const move = (from: number, to: number): void => onChange(arrayMove([...steps], from, to));
  const said = (key: string | number, over?: string | number) => ({ title: translate('workflow.stepNumber', { number: placeOf(key) + 1 }), place: placeOf(over ?? key) + 1, count: steps.length });
  const announcements: Announcements = {
    onDragStart: ({ active }) => translate('shell.favourite.lifted', said(active.id)),
    onDragOver: ({ active, over }) => translate('shell.favourite.moved', said(active.id, over?.id)),
    onDragEnd: ({ active, over }) => translate('shell.favourite.dropped', said(active.id, over?.id)),
    onDragCancel: ({ active }) => translate('shell.favourite.putBack', said(active.id)),
  };
  return (
    <>
      <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={{ announcements, screenReaderInstructions: { draggable: translate('customizer.how') } }} onDragEnd={({ active, over }) => (over && over.id !== active.id ? move(placeOf(active.id), placeOf(over.id)) : undefined)}>
        <SortableContext items={steps.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
          <List aria-label={translate('workflow.steps')}>
            {steps.map((step, at) => (
              <StepCard
                key={step.key}
                step={step}
                at={at}
                count={steps.length}
                kind={kind}
                problem={problems.get(at)}
                isFixed={isFixed}
                onChange={(values) => onChange(steps.map((one) => (one.key === step.key ? { ...one, ...values } : one)))}
                onMove={(to) => move(at, to)}
                onRemove={() => onChange(steps.filter(({ key }) => key !== step.key))}
              />
            ))}
          </List>
        </SortableContext>
      </DndContext>
      {isFixed || steps.length >= MOST_STEPS ? null : <Button startIcon={<Plus />} onClick={() => onChange([...steps, newStep(steps.length === 0 ? 'MANAGER' : 'ROLE')])}>{translate('workflow.addStep')}</Button>}
    </>
  );
};
