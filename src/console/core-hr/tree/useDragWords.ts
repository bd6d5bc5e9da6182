import { useMemo } from 'react';
import { useTranslate } from 'ra-core';
import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';
import type { Line } from './departments.ts';

/** What a screen reader says while a department is dragged. */
export const useDragWords = (lines: readonly Line[]): { readonly announcements: Announcements; readonly screenReaderInstructions: ScreenReaderInstructions } => {
  const translate = useTranslate();
  return useMemo(() => {
    const name = (id: UniqueIdentifier | undefined): string => lines.find(({ node }) => node.department.id === id)?.node.department.name ?? translate('departmentTree.top');
    const isOwnBelow = (id: UniqueIdentifier, over: UniqueIdentifier): boolean => lines.some(({ node, above }) => node.department.id === over && above.includes(String(id)));
    return {
      screenReaderInstructions: { draggable: translate('departmentTree.dragHow') },
      announcements: {
        onDragStart: () => undefined,
        onDragOver: ({ active, over }) => (over ? translate(isOwnBelow(active.id, over.id) ? 'departmentTree.ownBelow' : 'departmentTree.dragOver', { name: name(active.id), other: name(over.id) }) : undefined),
        onDragEnd: ({ active }) => translate('departmentTree.dragEnd', { name: name(active.id) }),
        onDragCancel: ({ active }) => translate('departmentTree.dragEnd', { name: name(active.id) }),
      },
    };
  }, [lines, translate]);
};
