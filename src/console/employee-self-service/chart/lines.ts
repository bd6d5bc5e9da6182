import { TOP } from './model.ts';
import type { ChartNode, Model } from './model.ts';

/** A node as it is drawn: 1 is the top level, positions count from 1. */
export type Line = { readonly node: ChartNode; readonly level: number; readonly position: number; readonly siblings: number };

/** What is open, from the top down in reading order. Nothing is told twice, whatever the data says. */
export const linesOf = ({ nodes, below, open }: Model): readonly Line[] => {
  const lines: Line[] = [];
  const told = new Set<string>();
  const waiting: { readonly key: string; readonly level: number; readonly position: number; readonly siblings: number }[] = [];
  const ask = (parent: string, level: number): void => {
    const keys = below.get(parent) ?? [];
    for (let at = keys.length - 1; at >= 0; at -= 1) waiting.push({ key: keys[at]!, level, position: at + 1, siblings: keys.length });
  };
  ask(TOP, 1);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { key, ...at } = next;
    const node = nodes.get(key);
    if (!node || told.has(key)) continue;
    told.add(key);
    lines.push({ node, ...at });
    if (open.has(key)) ask(key, at.level + 1);
  }
  return lines;
};
