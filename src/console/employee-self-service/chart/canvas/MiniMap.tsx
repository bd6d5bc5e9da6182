import { useEffect, useRef } from 'react';
import { useReactFlow, useStore } from '@xyflow/react';
import { lookOf, paintFar } from './paintFar.ts';
import type { PointerEvent } from 'react';
import type { Layout } from '../layout.ts';

const SIZE = { width: 200, height: 120 } as const;
const EDGE = 8;

/** The whole chart at the corner with what is in view; a press goes there. The keys of the tree reach all of it as well. */
export const MiniMap = ({ layout }: { readonly layout: Layout }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const flow = useReactFlow();
  const [x, y, zoom] = useStore(({ transform }) => transform);
  const width = useStore((state) => state.width);
  const height = useStore((state) => state.height);
  const scale = Math.min((SIZE.width - 2 * EDGE) / layout.width, (SIZE.height - 2 * EDGE) / layout.height);
  const [left, top] = [(SIZE.width - layout.width * scale) / 2 - layout.left * scale, (SIZE.height - layout.height * scale) / 2 - layout.top * scale];
  useEffect(() => {
    const to = canvas.current?.getContext('2d');
    if (!canvas.current || !to) return;
    const look = lookOf(canvas.current);
    paintFar(to, layout, { x: left, y: top, zoom: scale }, SIZE, look);
    to.strokeStyle = look.current;
    to.lineWidth = 2;
    to.strokeRect((-x / zoom) * scale + left, (-y / zoom) * scale + top, (width / zoom) * scale, (height / zoom) * scale);
  }, [layout, left, top, scale, x, y, zoom, width, height]);
  if (width === 0 || (layout.width * zoom <= width && layout.height * zoom <= height)) return null;
  const go = (event: PointerEvent<HTMLCanvasElement>): void => {
    if (event.buttons !== 1) return;
    const at = event.currentTarget.getBoundingClientRect();
    void flow.setCenter((event.clientX - at.left - left) / scale, (event.clientY - at.top - top) / scale, { zoom });
  };
  return <canvas ref={canvas} className="map" width={SIZE.width} height={SIZE.height} aria-hidden onPointerDown={go} onPointerMove={go} />;
};
