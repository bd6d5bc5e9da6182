import type { Widget } from './board/widget.ts';

/** Every card of the dashboards in its first order. */
export const widgets: readonly Widget[] = [];
