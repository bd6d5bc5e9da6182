export type Ink = 'text' | 'quiet' | 'line' | 'paper' | 'mark';

/** What a chart is drawn on, in the chart's own pixels from the upper left. */
export type Surface = {
  /** Straight runs of x, y, x, y …, half a pixel to one wide. */
  readonly lines: (runs: readonly (readonly number[])[]) => void;
  readonly card: (x: number, y: number, width: number, height: number, ink: Ink) => void;
  /** One line from its baseline on, cut with … where it is wider. */
  readonly words: (text: string, x: number, y: number, width: number, size: number, weight: 'plain' | 'strong', ink: Ink) => void;
};

/** The longest beginning of a text, with … after it, that is no wider than `width` by `measure`. */
export const cutTo = (text: string, width: number, measure: (text: string) => number): string => {
  if (measure(text) <= width) return text;
  const signs = [...text];
  let [least, most] = [0, signs.length];
  while (least < most) {
    const half = Math.ceil((least + most) / 2);
    if (measure(`${signs.slice(0, half).join('')}…`) <= width) least = half;
    else most = half - 1;
  }
  return `${signs.slice(0, least).join('').trimEnd()}…`;
};
