import { pointerWithin, useDndContext, useDroppable, type CollisionDetection } from '@dnd-kit/core';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { TOP } from './top.ts';

const Place = styled('div')({
  position: 'absolute',
  inset: 'auto 16px 12px',
  zIndex: 3,
  padding: '8px 12px',
  border: '1px dashed var(--field)',
  borderRadius: 6,
  background: 'var(--surface)',
  color: 'var(--text-2)',
  visibility: 'hidden',
  '&[data-offered]': { visibility: 'visible' },
  '&[data-over]': { borderColor: 'var(--accent-text)', background: 'var(--accent-wash)' },
});

/** Where a department is dropped that shall hang on none: over the foot of the tree, only while one is dragged, so that no line moves. */
export const TopLevel = () => {
  const translate = useTranslate();
  const { active } = useDndContext();
  const { setNodeRef, isOver } = useDroppable({ id: TOP });
  return (
    <Place ref={setNodeRef} data-offered={active !== null || undefined} data-over={isOver || undefined}>
      {translate('departmentTree.dropTop')}
    </Place>
  );
};

/** The line under the pointer, unless the place for the top level lies over it. */
export const overTop: CollisionDetection = (given) => {
  const hits = pointerWithin(given);
  const top = hits.filter(({ id }) => id === TOP);
  return top.length > 0 ? top : hits;
};
