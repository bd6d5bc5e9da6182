import { useMemo } from 'react';
import { ViewportPortal, useStore } from '@xyflow/react';
import type { Connector, Layout } from '../layout.ts';

/** What is drawn beside the view: lines are chosen anew only after it moved that far. */
const STEP = 1000;

const pathOf = ({ runs }: Connector): string => runs.map((run) => `M${run.reduce<string[]>((parts, value, at) => (at % 2 === 0 ? [...parts, `${value} ${run[at + 1]}`] : parts), []).join('L')}`).join('');

/** The lines between the cards in and around the view. */
export const Connectors = ({ layout }: { readonly layout: Layout }) => {
  // Told as text, so that a movement within the step draws nothing.
  const around = useStore(({ transform: [x, y, zoom], width, height }) => {
    const step = (value: number): number => Math.floor(value / STEP) * STEP;
    return [step(-x / zoom) - STEP, step(-y / zoom) - STEP, step((width - x) / zoom) + 2 * STEP, step((height - y) / zoom) + 2 * STEP].join(' ');
  });
  const paths = useMemo(() => {
    const [left = 0, top = 0, right = 0, bottom = 0] = around.split(' ').map(Number);
    return layout.connectors.filter((one) => one.right >= left && one.left <= right && one.bottom >= top && one.top <= bottom).map(pathOf);
  }, [layout, around]);
  return (
    <ViewportPortal>
      <svg className="connectors" width="1" height="1" style={{ position: 'absolute', left: 0, top: 0, overflow: 'visible', pointerEvents: 'none' }}>
        {paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
    </ViewportPortal>
  );
};
