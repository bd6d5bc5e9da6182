import { fontFamily } from '../../../shell/tokens/type.ts';

let context: CanvasRenderingContext2D | null | undefined;

const canvasContext = (): CanvasRenderingContext2D | null => {
  try {
    return document.createElement('canvas').getContext('2d');
  } catch {
    return null;
  }
};

const measure = (text: string, weight: number, size: number): number => {
  if (context === undefined) context = canvasContext();
  if (!context) return Array.from(text).reduce((sum, letter) => sum + (letter > '\u2E80' ? size : size * 0.55), 0);
  context.font = `${weight} ${size}px ${fontFamily}`;
  return Math.ceil(context.measureText(text).width);
};

/** Pixels of a column header's text in the page's face, 12/500; an estimate where nothing can be drawn. */
export const measureHeader = (text: string): number => measure(text, 500, 12);

/** Pixels of a cell's text, 13/400, 500 for a record's name, and 600 for what must be whole when it stands bold, changed and not saved. */
export const measureCell = (text: string, weight: 400 | 500 | 600 = 400): number => measure(text, weight, 13);

/** The faces in which cells are measured, as a style sheet names them. */
const FACES = [400, 500, 600].map((weight) => `${weight} 13px ${fontFamily}`);

/** Whether the page's face is there to be measured: until it is, the browser measures another one. */
export const hasFace = (): boolean => !('fonts' in document) || FACES.every((face) => document.fonts.check(face));

/** Waits for the page's face, or until it turns out not to come. */
export const faceComes = async (): Promise<void> => void (await Promise.allSettled(FACES.map((face) => document.fonts.load(face))));
