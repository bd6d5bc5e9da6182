import '@xyflow/react/dist/base.css';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { ReactFlow, ReactFlowProvider, useReactFlow, useStore } from '@xyflow/react';
import { CARD, calledTo } from '../layout.ts';
import { CardNode } from './CardNode.tsx';
import { Canvas, Corner } from './CanvasStyles.ts';
import { Connectors } from './Connectors.tsx';
import { FarView } from './FarView.tsx';
import { MiniMap } from './MiniMap.tsx';
import { ZoomBar } from './ZoomBar.tsx';
import type { ReactNode } from 'react';
import type { CardFlowNode } from './CardNode.tsx';
import type { Layout } from '../layout.ts';

/** Below this zoom nobody can read a card: the chart is painted in one piece. */
const FAR = 0.4;
const LEAST = 0.01;
const nodeTypes = { card: CardNode };
const none: CardFlowNode[] = [];

type Props = { readonly layout: Layout; readonly current: string | undefined; readonly called: number; /** The tree that keys and screen readers use. */ readonly children: ReactNode };

const nodesOf = ({ boxes }: Layout): CardFlowNode[] =>
  boxes.map(({ line: { node }, x, y }) => ({ id: node.key, type: 'card', position: { x, y }, width: CARD.width, height: CARD.height, measured: CARD, handles: [], data: { node } }));

const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const Flow = ({ layout, current, called, children }: Props) => {
  const { setCenter, setViewport, getViewport } = useReactFlow();
  const isFar = useStore(({ transform }) => transform[2] < FAR);
  const width = useStore((state) => state.width);
  const height = useStore((state) => state.height);
  const nodes = useMemo(() => nodesOf(layout), [layout]);
  const places = useMemo(() => new Map(layout.boxes.map(({ line, x, y }) => [line.node.key, { x, y, level: line.level }])), [layout]);
  const before = useRef<typeof places>(undefined);
  const answered = useRef(0);

  // What was opened or closed stays under the pointer, however far the rest moves.
  useLayoutEffect(() => {
    const [was, is] = [before.current?.get(current ?? ''), places.get(current ?? '')];
    before.current = places;
    if (!was || !is || (was.x === is.x && was.y === is.y)) return;
    const { x, y, zoom } = getViewport();
    void setViewport({ x: x - (is.x - was.x) * zoom, y: y - (is.y - was.y) * zoom, zoom });
  }, [places, current, getViewport, setViewport]);

  useEffect(() => {
    const place = places.get(current ?? '');
    if (!place || width === 0 || answered.current === called) return;
    const isFirst = answered.current === 0;
    answered.current = called;
    const zoom = isFirst ? 1 : Math.max(getViewport().zoom, 0.8);
    const middle = calledTo(place.level - 1, height, zoom);
    void setViewport({ x: width / 2 - (place.x + CARD.width / 2) * zoom, y: middle - (place.y + CARD.height / 2) * zoom, zoom }, { duration: isFirst || isStill() ? 0 : 400 });
  }, [called, current, places, width, height, getViewport, setViewport]);

  const fit = useCallback(() => {
    if (layout.width === 0) return;
    const zoom = Math.max(LEAST, Math.min(1, (width - 48) / layout.width, (height - 64) / layout.height));
    void setCenter(layout.left + layout.width / 2, layout.top + layout.height / 2, { zoom, duration: isStill() ? 0 : 300 });
  }, [layout, width, height, setCenter]);

  return (
    <Canvas>
      {children}
      <div className="cards" aria-hidden>
        <ReactFlow
          nodes={isFar ? none : nodes}
          nodeTypes={nodeTypes}
          minZoom={LEAST}
          maxZoom={1.5}
          onlyRenderVisibleElements
          nodesDraggable={false}
          nodesConnectable={false}
          nodesFocusable={false}
          edgesFocusable={false}
          elementsSelectable={false}
          disableKeyboardA11y
          panOnScroll
          zoomOnDoubleClick={false}
          proOptions={{ hideAttribution: true }}
        >
          {isFar ? null : <Connectors layout={layout} />}
        </ReactFlow>
      </div>
      {isFar ? <FarView layout={layout} current={current} /> : null}
      <Corner>
        <MiniMap layout={layout} />
        <ZoomBar onFit={fit} />
      </Corner>
    </Canvas>
  );
};

/** The chart as cards and lines: panned, zoomed, and led to whoever is called. */
export const ChartCanvas = (props: Props) => (
  <ReactFlowProvider>
    <Flow {...props} />
  </ReactFlowProvider>
);
