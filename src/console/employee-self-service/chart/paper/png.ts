import { fontFamily } from '../../../shell/tokens/type.ts';
import { neutralInks } from './inks.ts';
import { MARGIN, drawChart } from './drawChart.ts';
import { cutTo } from './surface.ts';
import type { Layout } from '../layout.ts';
import type { PaperWords } from './drawChart.ts';
import type { Surface } from './surface.ts';

/** What browsers can draw in one piece: pixels of a side, and in all. */
const SIDE = 16_000;
const AREA = 100_000_000;

const on = (to: CanvasRenderingContext2D): Surface => {
  const fontOf = (size: number, weight: 'plain' | 'strong'): string => `${weight === 'strong' ? 600 : 400} ${size}px ${fontFamily}`;
  return {
    lines: (runs) => {
      to.strokeStyle = neutralInks.line;
      to.lineWidth = 1;
      to.beginPath();
      for (const run of runs) {
        to.moveTo(run[0]!, run[1]!);
        for (let at = 2; at < run.length; at += 2) to.lineTo(run[at]!, run[at + 1]!);
      }
      to.stroke();
    },
    card: (x, y, width, height, ink) => {
      to.fillStyle = neutralInks.paper;
      to.strokeStyle = neutralInks[ink];
      to.beginPath();
      to.roundRect(x, y, width, height, 8);
      to.fill();
      to.stroke();
    },
    words: (text, x, y, width, size, weight, ink) => {
      to.font = fontOf(size, weight);
      to.fillStyle = neutralInks[ink];
      to.fillText(cutTo(text, width, (part) => to.measureText(part).width), x, y);
    },
  };
};

/** The chart as a picture, twice its size where a browser can draw that, smaller where it is too large. */
export const chartPng = async (layout: Layout, words: PaperWords): Promise<Blob> => {
  const [width, height] = [layout.width + 2 * MARGIN, layout.height + 2 * MARGIN];
  const scale = Math.min(2, SIDE / width, SIDE / height, Math.sqrt(AREA / (width * height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(width * scale));
  canvas.height = Math.max(1, Math.floor(height * scale));
  const to = canvas.getContext('2d');
  if (!to) throw new Error('2d');
  to.fillStyle = neutralInks.paper;
  to.fillRect(0, 0, canvas.width, canvas.height);
  to.scale(scale, scale);
  to.translate(MARGIN - layout.left, MARGIN - layout.top);
  drawChart(on(to), layout, words);
  return new Promise((take, fail) => canvas.toBlob((blob) => (blob ? take(blob) : fail(new Error(`${canvas.width} × ${canvas.height}`))), 'image/png'));
};
