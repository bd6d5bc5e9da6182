import { useEffect, useRef } from 'react';
import { useDroppable } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import Plus from 'lucide-react/icons/plus';
import { FlowCard } from './FlowCard.tsx';
import { showWhole } from '../../shell/pieces/showWhole.ts';
import { onPhone } from '../../shell/widths.ts';
import type { Counts, Stage, Status } from './flowDraft.ts';

const Column = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  width: 248,
  flex: 'none',
  minHeight: 160,
  maxHeight: '100%',
  borderRadius: 8,
  background: 'var(--canvas)',
  '[data-theme=dark] &': { background: 'var(--sunken)' },
  '&[data-over]': { outline: '2px solid var(--accent-text)', outlineOffset: -2 },
  '& > header': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 40, padding: '0 8px 0 12px', flex: 'none' },
  '& > header button': { flex: 1, minWidth: 0, minHeight: 28, padding: 0, border: 0, background: 'none', font: 'inherit', fontSize: 13, fontWeight: 600, color: 'inherit', textAlign: 'left', cursor: 'pointer', overflowWrap: 'anywhere' },
  '& > header span': { color: 'var(--text-2)', fontSize: 12 },
  '& > ul': { display: 'grid', gap: 8, alignContent: 'start', margin: 0, padding: '0 8px 8px', listStyle: 'none', overflow: 'auto', flex: 1, minHeight: 48 },
  '& > p': { margin: 0, padding: '0 12px 8px', color: 'var(--text-2)' },
  [onPhone]: { width: 'auto', maxHeight: 'none' },
});

type Props = {
  readonly stage: Stage;
  /** Its place from left to right. */
  readonly at: number;
  readonly statuses: readonly Status[];
  readonly counts: Counts;
  readonly opened: string | undefined;
  readonly mayChange: boolean;
  readonly mayAdd: boolean;
  readonly onOpenStage: () => void;
  readonly onOpen: (key: string) => void;
  readonly onAdd: () => void;
};

/** A stage with its statuses from first to last. */
export const FlowColumn = ({ stage, at, statuses, counts, opened, mayChange, mayAdd, onOpenStage, onOpen, onAdd }: Props) => {
  const translate = useTranslate();
  const kind = translate(`enum.HiringStageKind.${stage.kind}`);
  const { setNodeRef, isOver } = useDroppable({ id: `stage ${stage.key}`, data: { stage: stage.key } });
  const column = useRef<HTMLElement>(null);
  const isOpened = opened !== undefined && (opened === stage.key || statuses.some(({ key }) => key === opened));
  // The panel takes room of the columns: what it is about stays in sight, also where it was moved.
  useEffect(() => {
    if (isOpened) showWhole(column.current, 16);
  }, [isOpened, at]);
  return (
    <Column
      ref={(element: HTMLElement | null) => {
        column.current = element;
        setNodeRef(element);
      }}
      data-over={isOver || undefined}
      aria-label={stage.name}
    >
      <header>
        <button type="button" aria-label={translate('hiringFlow.edit', { name: stage.name })} onClick={onOpenStage}>
          {stage.name}
        </button>
        {/* A stage that is called as its kind is says so once. */}
        <span>{stage.status !== 'ACTIVE' ? translate('hiringFlow.unused') : kind === stage.name ? null : kind}</span>
      </header>
      <SortableContext items={statuses.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        {statuses.length === 0 ? <p>{translate('hiringFlow.noStatus')}</p> : null}
        <ul>
          {statuses.map((status) => (
            <FlowCard key={status.key} status={status} candidates={counts.get(status.key)?.candidates ?? 0} isOpen={opened === status.key} mayChange={mayChange} onOpen={() => onOpen(status.key)} />
          ))}
        </ul>
      </SortableContext>
      {mayAdd ? (
        <Button variant="text" startIcon={<Plus size={16} />} onClick={onAdd} aria-label={`${translate('hiringFlow.addStatus')}: ${stage.name}`}>
          {translate('hiringFlow.addStatus')}
        </Button>
      ) : null}
    </Column>
  );
};
