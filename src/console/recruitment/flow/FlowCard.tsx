import { useSortable } from '@dnd-kit/sortable';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Mail from 'lucide-react/icons/mail';
import type { Status } from './flowDraft.ts';

const Box = styled('li')({
  position: 'relative',
  padding: '8px 40px 8px 12px',
  border: '1px solid var(--line)',
  borderRadius: 8,
  background: 'var(--surface)',
  listStyle: 'none',
  '&:hover': { borderColor: 'var(--field)' },
  '&[data-open]': { background: 'var(--accent-wash)' },
  '&[data-lifted]': { position: 'relative', zIndex: 2, boxShadow: 'var(--shadow-3)', borderColor: 'var(--accent-text)' },
  '& .name': { display: 'block', width: '100%', minHeight: 24, padding: 0, border: 0, background: 'none', font: 'inherit', fontWeight: 600, color: 'inherit', textAlign: 'left', cursor: 'pointer', overflowWrap: 'anywhere' },
  '& p': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px', margin: 0, color: 'var(--text-2)', fontSize: 12, lineHeight: '18px' },
  '& p b': { fontWeight: 600, color: 'var(--accent-text)' },
  '& .grip': { position: 'absolute', top: 6, right: 6, display: 'grid', placeItems: 'center', width: 28, height: 28, padding: 0, border: 0, borderRadius: 4, background: 'none', color: 'var(--text-2)', cursor: 'grab', touchAction: 'none', '&:hover': { background: 'var(--hover)' } },
  '@media (pointer: coarse)': { '& .grip': { width: 44, height: 44, top: 0, right: 0 } },
});

type Props = { readonly status: Status; readonly candidates: number; readonly isOpen: boolean; readonly mayChange: boolean; readonly onOpen: () => void };

/** A status in its stage: dragged by its grip, edited by its name. */
export const FlowCard = ({ status, candidates, isOpen, mayChange, onOpen }: Props) => {
  const translate = useTranslate();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id: status.key, data: { stage: status.stage }, disabled: !mayChange });
  return (
    <Box ref={setNodeRef} data-open={isOpen || undefined} data-lifted={isDragging || undefined} style={{ transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined, transition }}>
      <button type="button" className="name" aria-label={translate('hiringFlow.edit', { name: status.name })} onClick={onOpen}>
        {status.name}
      </button>
      <p>
        {status.isDefault ? <b>{translate('hiringFlow.first')}</b> : null}
        {status.status === 'INACTIVE' ? <span>{translate('hiringFlow.unused')}</span> : null}
        <span>{candidates > 0 ? translate('hiringFlow.candidates', { smart_count: candidates }) : translate('hiringFlow.nobody')}</span>
        {status.sendsMail ? <Mail size={14} role="img" aria-label={translate('hiringFlow.mails')} /> : null}
      </p>
      {mayChange ? (
        <button type="button" className="grip" ref={setActivatorNodeRef} {...attributes} {...listeners} aria-label={translate('hiringFlow.move', { name: status.name })}>
          <GripVertical size={16} strokeWidth={1.5} aria-hidden />
        </button>
      ) : null}
    </Box>
  );
};
