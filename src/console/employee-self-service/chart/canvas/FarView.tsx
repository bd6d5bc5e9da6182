import { useEffect, useRef } from 'react';
import { useStore } from '@xyflow/react';
import { lookOf, paintFar } from './paintFar.ts';
import type { Layout } from '../layout.ts';

/** The whole of a large chart, painted in one piece instead of a thousand cards. */
export const FarView = ({ layout, current }: { readonly layout: Layout; readonly current: string | undefined }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [x, y, zoom] = useStore(({ transform }) => transform);
  const width = useStore((state) => state.width);
  const height = useStore((state) => state.height);
  useEffect(() => {
    const element = canvas.current;
    const to = element?.getContext('2d');
    if (!element || !to) return;
    const ratio = window.devicePixelRatio;
    const size = { width: Math.round(width * ratio), height: Math.round(height * ratio) };
    if (element.width !== size.width || element.height !== size.height) Object.assign(element, size);
    paintFar(to, layout, { x: x * ratio, y: y * ratio, zoom: zoom * ratio }, size, lookOf(element), current);
  }, [layout, current, x, y, zoom, width, height]);
  return <canvas ref={canvas} className="far" />;
};
