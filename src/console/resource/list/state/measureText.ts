let context: CanvasRenderingContext2D | null | undefined;
let family = '';

const canvasContext = (): CanvasRenderingContext2D | null => {
  family = getComputedStyle(document.documentElement).fontFamily;
  try {
    return document.createElement('canvas').getContext('2d');
  } catch {
    return null;
  }
};

const measure = (text: string, weight: number, size: number): number => {
  if (context === undefined) context = canvasContext();
  if (!context) return Array.from(text).reduce((sum, letter) => sum + (letter > '\u2E80' ? size : size * 0.55), 0);
  context.font = `${weight} ${size}px ${family}`;
  return Math.ceil(context.measureText(text).width);
};

/** Pixels of a column header's text in the page's face, 12/500; an estimate where nothing can be drawn. */
export const measureHeader = (text: string): number => measure(text, 500, 12);

/** Pixels of a cell's text, 13/400, or 500 for a record's name. */
export const measureCell = (text: string, isTitle: boolean): number => measure(text, isTitle ? 500 : 400, 13);
