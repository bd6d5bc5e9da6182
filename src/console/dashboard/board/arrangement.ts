import { spans } from './widget.ts';
import type { Span, Widget } from './widget.ts';

/** How one person laid out one dashboard. Widgets that it does not name stand in their own order behind the one they follow by default. */
export type Arrangement = {
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  readonly span: Readonly<Record<string, Span>>;
};

export const untouched: Arrangement = { order: [], hidden: [], span: {} };

export type Placed = {
  readonly widget: Widget;
  readonly span: Span;
  /** Columns that it takes with what its row has left. */
  readonly width: number;
};

const strings = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []);
const isSpan = (value: unknown): value is Span => spans.some((span) => span === value);

/** Reads what was kept; whatever does not fit is left out. */
export const readArrangement = (kept: unknown): Arrangement | undefined => {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { order, hidden, span } = kept as Record<string, unknown>;
  const sizes = typeof span === 'object' && span !== null ? Object.entries(span).filter((entry): entry is [string, Span] => isSpan(entry[1])) : [];
  return { order: strings(order), hidden: strings(hidden), span: Object.fromEntries(sizes) };
};

/** The order of all widgets: those that were ordered in their order, a newer one behind its predecessor in the default order. */
const ordered = (widgets: readonly Widget[], order: readonly string[]): readonly Widget[] => {
  const byKey = new Map(widgets.map((widget) => [widget.key, widget]));
  const result = order.flatMap((key) => byKey.get(key) ?? []);
  for (const [index, widget] of widgets.entries()) {
    if (result.includes(widget)) continue;
    const before = widgets.slice(0, index).findLast((other) => result.includes(other));
    result.splice(before ? result.indexOf(before) + 1 : 0, 0, widget);
  }
  return result;
};

const COLUMNS = 12;

const widthOf = (row: readonly Placed[]): number => row.reduce((sum, { width }) => sum + width, 0);

/** The cards as rows of twelve columns. */
const rowsOf = (placed: readonly Placed[]): Placed[][] => {
  const rows: Placed[][] = [];
  for (const card of placed) {
    const row = rows.at(-1);
    if (row && widthOf(row) + card.width <= COLUMNS) row.push(card);
    else rows.push([card]);
  }
  return rows;
};

/** What a row of several has left goes to the cards that nobody has sized, to the narrowest first. */
const filled = (row: readonly Placed[], sized: Arrangement['span']): readonly Placed[] => {
  const free = row.filter(({ widget: { key } }) => sized[key] === undefined);
  if (row.length === 1 || free.length === 0) return row;
  const widths = new Map(free.map((card) => [card, card.width]));
  for (let left = COLUMNS - widthOf(row); left > 0; left -= 1) {
    const [card, width] = [...widths].reduce((least, each) => (each[1] < least[1] ? each : least));
    widths.set(card, width + 1);
  }
  return row.map((card) => ({ ...card, width: widths.get(card) ?? card.width }));
};

/** What is shown, in order and with its size. */
export const place = (widgets: readonly Widget[], { order, hidden, span }: Arrangement): readonly Placed[] => {
  const shown = ordered(widgets, order).filter(({ key }) => !hidden.includes(key));
  return rowsOf(shown.map((widget) => ({ widget, span: span[widget.key] ?? widget.span, width: span[widget.key] ?? widget.span }))).flatMap((row) => filled(row, span));
};

/** The widget `key` moved to where `target` stands. */
export const move = (widgets: readonly Widget[], arrangement: Arrangement, key: string, target: string): Arrangement => {
  const order = ordered(widgets, arrangement.order).map((widget) => widget.key);
  const to = order.indexOf(target);
  if (to < 0 || !order.includes(key)) return arrangement;
  const rest = order.filter((other) => other !== key);
  rest.splice(to, 0, key);
  return { ...arrangement, order: rest };
};

export const hide = (arrangement: Arrangement, key: string): Arrangement => ({ ...arrangement, hidden: [...arrangement.hidden.filter((other) => other !== key), key] });

export const show = (arrangement: Arrangement, key: string): Arrangement => ({ ...arrangement, hidden: arrangement.hidden.filter((other) => other !== key) });

export const resize = (arrangement: Arrangement, key: string, span: Span): Arrangement => ({ ...arrangement, span: { ...arrangement.span, [key]: span } });
