import { useDndContext, useDroppable } from '@dnd-kit/core';
import { useTranslate } from 'ra-core';

/** What the place above the tree is called among the places to drop on. */
export const TOP = 'top';

/** Where a record is dropped that shall hang on none; there only while one is dragged. */
export const TopPlace = () => {
  const translate = useTranslate();
  const { active } = useDndContext();
  const { setNodeRef, isOver } = useDroppable({ id: TOP });
  return (
    <div ref={setNodeRef} role="presentation">
      {active ? (
        <div role="presentation" className="top" data-over={isOver || undefined}>
          {translate('shapes.tree.dropTop')}
        </div>
      ) : null}
    </div>
  );
};
