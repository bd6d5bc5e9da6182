import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';

/** What a screen reader says while a card is moved. */
export const useDragWords = (): { readonly announcements: Announcements; readonly screenReaderInstructions: ScreenReaderInstructions } => {
  const translate = useTranslate();
  return useMemo(() => {
    const title = (id: UniqueIdentifier): string => translate(`dashboard.${id}`);
    return {
      screenReaderInstructions: { draggable: translate('dashboard.dragHow') },
      announcements: {
        onDragStart: ({ active }) => translate('dashboard.dragLifted', { title: title(active.id) }),
        onDragOver: ({ active, over }) => (over ? translate('dashboard.dragOver', { title: title(active.id), other: title(over.id) }) : undefined),
        onDragEnd: ({ active, over }) => translate(over ? 'dashboard.dragDropped' : 'dashboard.dragBack', { title: title(active.id), other: over ? title(over.id) : '' }),
        onDragCancel: ({ active }) => translate('dashboard.dragBack', { title: title(active.id) }),
      },
    };
  }, [translate]);
};
