import { useDndContext, useDroppable } from '@dnd-kit/core';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { TOP } from './top.ts';

const Place = styled('div')({
  margin: '0 16px 8px',
  padding: '8px 12px',
  border: '1px dashed var(--field)',
  borderRadius: 6,
  color: 'var(--text-2)',
  '&[data-over]': { borderColor: 'var(--accent)', background: 'var(--accent-wash)' },
});

/** Where a department is dropped that shall hang on none; there only while one is dragged. */
export const TopLevel = () => {
  const translate = useTranslate();
  const { active } = useDndContext();
  const { setNodeRef, isOver } = useDroppable({ id: TOP });
  return (
    <div ref={setNodeRef}>
      {active ? <Place data-over={isOver ? '' : undefined}>{translate('departmentTree.dropTop')}</Place> : null}
    </div>
  );
};
