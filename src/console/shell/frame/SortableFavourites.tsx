import { DndContext, KeyboardSensor, PointerSensor, closestCenter, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useTranslate } from 'react-admin';
import { useFavouriteActs } from '../useFavouriteActs.ts';
import { SortableFavourite } from './SortableFavourite.tsx';
import type { Announcements } from '@dnd-kit/core';
import type { Favourite } from '../favourites.ts';

/** The favourites with a grip each: dragged, or lifted by Space, moved by the arrows and dropped by Space; Esc puts back. */
export const SortableFavourites = ({ favourites }: { readonly favourites: readonly Favourite[] }) => {
  const translate = useTranslate();
  const { move } = useFavouriteActs();
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }), useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }));
  const nameOf = (id: string | number): string => favourites.find(({ path }) => path === id)?.label ?? '';
  const placeOf = (id: string | number | undefined): number => favourites.findIndex(({ path }) => path === id) + 1;
  const words = (id: string | number, over?: string | number) => ({ title: nameOf(id), place: placeOf(over ?? id), count: favourites.length });
  const announcements: Announcements = {
    onDragStart: ({ active }) => translate('shell.favourite.lifted', words(active.id)),
    onDragOver: ({ active, over }) => translate('shell.favourite.moved', words(active.id, over?.id)),
    onDragEnd: ({ active, over }) => translate('shell.favourite.dropped', words(active.id, over?.id)),
    onDragCancel: ({ active }) => translate('shell.favourite.putBack', words(active.id)),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: translate('shell.favourite.how') } }}
      onDragEnd={({ active, over }) => over && move(String(active.id), String(over.id))}
    >
      <SortableContext items={favourites.map(({ path }) => path)} strategy={verticalListSortingStrategy}>
        {favourites.map((favourite) => (
          <SortableFavourite key={favourite.path} favourite={favourite} />
        ))}
      </SortableContext>
    </DndContext>
  );
};
