import Button from '@mui/material/Button';
import { useSortable } from '@dnd-kit/sortable';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { useTranslate } from 'react-admin';
import { TickBox } from '../../fields/rows/TickBox.tsx';
import { FixedTick } from './FixedTick.tsx';
import type { Line } from './formLines.ts';
import type { FormField } from '../../../domain/customisation/form-field.ts';

type Props = {
  readonly line: Line;
  readonly label: string;
  readonly tenures: string;
  readonly kind: string;
  readonly limits: string;
  readonly fixed: { readonly shown?: string; readonly required?: string };
  readonly isOpen: boolean;
  readonly mayChange: boolean;
  readonly onOpen: () => void;
  readonly onChange: (part: Partial<FormField>) => void;
  readonly onReset: () => void;
};

/** One field: its grip, name, kind, whether it is shown and required, limits, and the way back to Tenure's own. A click on its name opens the rest. */
export const FieldLine = ({ line: { name, told, original, isChanged, differs }, label, tenures, kind, limits, fixed, isOpen, mayChange, onOpen, onChange, onReset }: Props) => {
  const translate = useTranslate();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id: name, disabled: !mayChange });
  const tick = (key: 'isVisible' | 'isRequired', title: string, reason: string | undefined, value: boolean) =>
    reason !== undefined || !mayChange ? (
      <FixedTick label={`${title}: ${label}`} value={value} reason={translate(reason ?? 'error._DB0102')} />
    ) : (
      // What is hidden cannot be asked of anybody.
      <TickBox id={`field-${name}-${key}`} label={`${title}: ${label}`} value={value} onChange={(next) => onChange(key === 'isVisible' && !next ? { isVisible: false, isRequired: false } : { [key]: next })} />
    );
  const [shown, required] = [translate('customizer.shown'), translate('formField.isRequired')];
  return (
    <div
      className="line field"
      role="row"
      ref={setNodeRef}
      data-field={name}
      data-open={isOpen || undefined}
      data-changed={isChanged || undefined}
      data-hidden={!told.isVisible || undefined}
      data-dragging={isDragging || undefined}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      <div role="cell">
        {mayChange ? (
          <button type="button" className="grip" ref={setActivatorNodeRef} {...attributes} {...listeners} aria-label={translate('shell.favourite.move', { title: label })}>
            <GripVertical size={16} strokeWidth={1.5} aria-hidden />
          </button>
        ) : null}
      </div>
      <div role="rowheader" className="name">
        <button type="button" aria-expanded={isOpen} onClick={onOpen} title={label}>
          {label}
          {original && label !== tenures ? <small>{translate('customizer.tenures', { label: tenures })}</small> : null}
        </button>
        {original ? null : <span className="tag">{translate('customizer.added')}</span>}
        {differs ? <span className="tag" data-changed="">{translate('customizer.changed')}</span> : null}
      </div>
      <div role="cell" className="kind" title={kind}>{kind}</div>
      <div role="cell" className="tick" data-label={shown}>{tick('isVisible', shown, fixed.shown, told.isVisible)}</div>
      <div role="cell" className="tick" data-label={required}>{tick('isRequired', required, fixed.required, told.isRequired)}</div>
      <div role="cell" className="limits" title={limits}>{limits}</div>
      <div role="cell" className="act">
        {differs && mayChange ? (
          <Button variant="text" size="small" onClick={onReset} aria-label={translate('customizer.resetNamed', { label: tenures })}>
            {translate('customizer.reset')}
          </Button>
        ) : null}
      </div>
    </div>
  );
};
