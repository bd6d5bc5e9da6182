import { writePng } from '../../../pictures/write-png.ts';

type Colour = readonly [number, number, number];
const [WIDTH, HEIGHT] = [160, 100];
const GROUNDS: readonly Colour[] = [[52, 84, 122], [70, 92, 84], [96, 74, 102]];
const BARS: readonly Colour[] = [[33, 115, 70], [15, 108, 189], [196, 92, 38], [90, 90, 100]];

/** A screen with a window and lines in it, as it looks blurred. `luck` from 0 to 99. */
export const drawnScreen = (luck: number): { readonly width: number; readonly height: number; readonly bytes: Buffer } => {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3);
  const fill = (left: number, top: number, width: number, height: number, colour: Colour): void => {
    for (let y = top; y < Math.min(top + height, HEIGHT); y += 1) for (let x = left; x < Math.min(left + width, WIDTH); x += 1) rgb.set(colour, (y * WIDTH + x) * 3);
  };
  fill(0, 0, WIDTH, HEIGHT, GROUNDS[luck % GROUNDS.length]!);
  fill(0, HEIGHT - 5, WIDTH, 5, [32, 34, 40]);
  const left = 6 + (luck % 14);
  fill(left, 6, 132, 82, [246, 246, 248]);
  fill(left, 6, 132, 6, BARS[luck % BARS.length]!);
  fill(left, 12, 26, 76, [232, 232, 236]);
  for (let line = 0; line < 12; line += 1) {
    fill(left + 3, 17 + line * 5, 10 + ((luck * (line + 3)) % 12), 2, [176, 178, 186]);
    const isTable = luck % 2 === 0;
    for (let column = 0; column < (isTable ? 5 : 1); column += 1) fill(left + 32 + column * 19, 18 + line * 5, isTable ? 6 + ((luck * (line + 1) * (column + 2)) % 10) : 40 + ((luck * (line + 5)) % 50), 2, line === 0 ? [120, 124, 134] : [196, 198, 206]);
  }
  if (luck % 3 === 0) fill(left + 84, 50, 40, 30, [201, 219, 240]);
  return { width: WIDTH, height: HEIGHT, bytes: writePng({ width: WIDTH, height: HEIGHT, rgb }) };
};
