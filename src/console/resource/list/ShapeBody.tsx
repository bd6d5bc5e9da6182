import { Suspense, lazy } from 'react';
import type { FunctionComponent } from 'react';
import type { ListShape } from '../../../domain/lists/arrangement.ts';
import { needMessages } from '../../providers/i18nMessages.ts';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';

type Shape = FunctionComponent<{ readonly isPhone: boolean }>;

/** A shape comes with its words when it is first looked at. */
const shapeOf = (load: () => Promise<Shape>) =>
  lazy(async () => {
    const [shape] = await Promise.all([load(), needMessages('pages', 'forms', 'errors')]);
    return { default: shape };
  });

const shapes = {
  BOARD: shapeOf(async () => (await import('./shapes/Board.tsx')).Board),
  CALENDAR: shapeOf(async () => (await import('./shapes/Calendar.tsx')).Calendar),
  CHART: shapeOf(async () => (await import('./shapes/Chart.tsx')).Chart),
  PIVOT: shapeOf(async () => (await import('./shapes/Pivot.tsx')).Pivot),
  TREE: shapeOf(async () => (await import('./shapes/Tree.tsx')).Tree),
} satisfies Record<Exclude<ListShape, 'LIST'>, unknown>;

/** The records in another shape than rows. */
export const ShapeBody = ({ shape, isPhone }: { readonly shape: Exclude<ListShape, 'LIST'>; readonly isPhone: boolean }) => {
  const Shown = shapes[shape];
  return (
    <Suspense fallback={<Skeleton widths={[240, 320, 280]} />}>
      <Shown isPhone={isPhone} />
    </Suspense>
  );
};
