import { CARD } from '../layout.ts';
import type { Layout } from '../layout.ts';

type Look = { readonly line: string; readonly card: string; readonly edge: string; readonly current: string };

/** The colours of the moment, for pictures that the page's styles do not reach. */
export const lookOf = (element: Element): Look => {
  const style = getComputedStyle(element);
  const of = (name: string): string => style.getPropertyValue(name).trim();
  return { line: of('--field'), card: of('--surface'), edge: of('--field'), current: of('--accent-text') };
};

export type View = { readonly x: number; readonly y: number; readonly zoom: number };

/** Cards without their words, where they are too small to be read: only what is in view. `view` is where the chart's origin lies, in pixels of the picture. */
export const paintFar = (to: CanvasRenderingContext2D, layout: Layout, { x, y, zoom }: View, size: { readonly width: number; readonly height: number }, look: Look, current?: string): void => {
  const [left, top] = [-x / zoom, -y / zoom];
  const [right, bottom] = [left + size.width / zoom, top + size.height / zoom];
  to.clearRect(0, 0, size.width, size.height);
  to.lineWidth = 1;
  to.strokeStyle = look.line;
  to.beginPath();
  for (const connector of layout.connectors) {
    if (connector.right < left || connector.left > right || connector.bottom < top || connector.top > bottom) continue;
    for (const run of connector.runs) {
      to.moveTo(run[0]! * zoom + x, run[1]! * zoom + y);
      for (let at = 2; at < run.length; at += 2) to.lineTo(run[at]! * zoom + x, run[at + 1]! * zoom + y);
    }
  }
  to.stroke();
  const [width, height] = [Math.max(1, CARD.width * zoom), Math.max(1, CARD.height * zoom)];
  to.fillStyle = look.card;
  to.strokeStyle = look.edge;
  const outlined = width > 6;
  if (!outlined) to.fillStyle = look.edge;
  to.beginPath();
  let chosen: readonly [number, number] | undefined;
  for (const box of layout.boxes) {
    if (box.x > right || box.x + CARD.width < left || box.y > bottom || box.y + CARD.height < top) continue;
    const at = [box.x * zoom + x, box.y * zoom + y] as const;
    to.rect(at[0], at[1], width, height);
    if (box.line.node.key === current) chosen = at;
  }
  to.fill();
  if (outlined) to.stroke();
  if (!chosen) return;
  to.fillStyle = look.current;
  to.fillRect(chosen[0], chosen[1], width, height);
};
