import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useSortable } from '@dnd-kit/sortable';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import X from 'lucide-react/icons/x';
import { useTranslate } from 'ra-core';
import { requestKinds, type RequestKind } from '../../domain/approvals/kinds.ts';
import { useFormats } from '../fields/input/useFormats.ts';
import { RecordPicker } from '../fields/reference/RecordPicker.tsx';
import { onPhone } from '../shell/widths.ts';
import { approvers, type DraftStep } from './draft.ts';
import type { Approver } from '../../domain/approvals/chain.ts';

const Item = styled('li')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto',
  gap: 12,
  padding: '12px 8px 12px 12px',
  border: '1px solid var(--line)',
  borderRadius: 8,
  background: 'var(--surface)',
  '&[data-dragging]': { zIndex: 2, boxShadow: 'var(--shadow-3)' },
  '& .place': { display: 'grid', placeItems: 'center', width: 28, height: 28, borderRadius: '50%', background: 'var(--accent-wash)', color: 'var(--accent-text)', fontWeight: 600 },
  '& .what': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 12, alignContent: 'start', alignItems: 'start', '& > p': { gridColumn: '1 / -1' } },
  '& .acts': { display: 'flex', alignItems: 'flex-start' },
  '& .grip': { display: 'grid', placeItems: 'center', width: 28, height: 28, padding: 0, border: 0, background: 'none', color: 'var(--text-3)', cursor: 'grab', touchAction: 'none' },
  // The line to the next one.
  '&:not(:last-of-type)::after': { content: '""', position: 'absolute', left: 25, bottom: -17, width: 1, height: 16, background: 'var(--line)' },
  [onPhone]: { gridTemplateColumns: '28px minmax(0, 1fr)', '& .what': { gridTemplateColumns: 'minmax(0, 1fr)' }, '& .acts': { gridColumn: '1 / -1', justifyContent: 'flex-end', '& > button': { width: 44, height: 44 } } },
});

type Props = {
  readonly step: DraftStep;
  readonly at: number;
  readonly count: number;
  readonly kind: RequestKind;
  readonly problem: string | undefined;
  readonly isFixed: boolean;
  readonly onChange: (values: Partial<DraftStep>) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
};

/** One step: who is asked, and from how much on; moved by its grip, its arrows or the keyboard. */
export const StepCard = ({ step, at, count, kind, problem, isFixed, onChange, onMove, onRemove }: Props) => {
  const translate = useTranslate();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id: step.key, disabled: isFixed });
  const { unit } = requestKinds[kind];
  const { payrollCurrency } = useFormats();
  const name = translate('workflow.stepNumber', { number: at + 1 });
  return (
    <Item ref={setNodeRef} data-dragging={isDragging || undefined} aria-label={name} style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}>
      <span className="place" aria-hidden>{at + 1}</span>
      <div className="what">
        <TextField select label={translate('workflowStep.approver')} value={step.approver} disabled={isFixed} onChange={({ target }) => onChange({ approver: target.value as Approver })}>
          {approvers.map((value) => <MenuItem key={value} value={value}>{translate(`enum.WorkflowApprover.${value}`)}</MenuItem>)}
        </TextField>
        {step.approver === 'ROLE' ? <RecordPicker target={{ endpoint: 'core-hr', type: 'Role' }} label={translate('workflowStep.role')} value={step.role} onChange={(role) => onChange({ role })} /> : null}
        {step.approver === 'EMPLOYEE' ? <RecordPicker target={{ endpoint: 'core-hr', type: 'Employee' }} label={translate('workflowStep.employee')} value={step.employee} onChange={(employee) => onChange({ employee })} /> : null}
        {unit === null ? null : (
          <TextField label={translate(`workflow.more.${unit}`, { currency: payrollCurrency })} placeholder={translate('workflow.always')} value={step.moreThan} disabled={isFixed} onChange={({ target }) => onChange({ moreThan: target.value.replace(',', '.').replace(/[^\d.]/g, '') })} slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 12 } }} />
        )}
        {problem ? <p role="alert" style={{ margin: 0, fontSize: 12, color: 'var(--bad)' }}>{problem}</p> : null}
      </div>
      {isFixed ? null : (
        <span className="acts">
          <IconButton size="small" disabled={at === 0} aria-label={translate('workflow.up', { name })} onClick={() => onMove(at - 1)}><ArrowUp size={16} /></IconButton>
          <IconButton size="small" disabled={at === count - 1} aria-label={translate('workflow.down', { name })} onClick={() => onMove(at + 1)}><ArrowDown size={16} /></IconButton>
          <button type="button" className="grip" ref={setActivatorNodeRef} {...attributes} {...listeners} aria-label={translate('shell.favourite.move', { title: name })}><GripVertical size={16} strokeWidth={1.5} aria-hidden /></button>
          <IconButton size="small" disabled={count === 1} aria-label={translate('reports.remove', { name })} onClick={onRemove}><X size={16} /></IconButton>
        </span>
      )}
    </Item>
  );
};
