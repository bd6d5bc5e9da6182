let context: CanvasRenderingContext2D | null | undefined;

const canvasContext = (): CanvasRenderingContext2D | null => {
  if (typeof OffscreenCanvas === 'undefined' && typeof document === 'undefined') return null;
  try {
    return document.createElement('canvas').getContext('2d');
  } catch {
    return null;
  }
};

/** Pixels of a column header's text in the page's face, 12/500; an estimate where nothing can be drawn. */
export const measureHeader = (text: string): number => {
  if (context === undefined) context = canvasContext();
  if (!context) return Array.from(text).reduce((sum, letter) => sum + (letter > '\u2E80' ? 12 : 6.6), 0);
  context.font = `500 12px ${getComputedStyle(document.documentElement).fontFamily}`;
  return Math.ceil(context.measureText(text).width);
};
