import type { KeyboardEvent } from 'react';
import { useChartActs } from './chartActs.ts';
import type { Line } from './lines.ts';

type Way = 'chart' | 'list';

/**
 * One tab stop. In the chart up leads to the manager, down to the first below, left and right to the neighbours; in the list up and down walk the lines, right and
 * left open and close. Space opens and closes in both, Enter shows the card.
 */
export const useChartKeys = (way: Way, lines: readonly Line[], go: (key: string) => void): ((event: KeyboardEvent) => void) => {
  const { model, current, toggle, choose } = useChartActs();
  const at = Math.max(0, lines.findIndex(({ node }) => node.key === current));
  const line = lines[at];
  return (event) => {
    if (!line || event.ctrlKey || event.metaKey || event.altKey) return;
    const { node } = line;
    const isOpen = model.open.has(node.key);
    const beside = (step: number): string | undefined => lines.filter(({ node: other, level }) => other.parent === node.parent && level === line.level)[line.position - 1 + step]?.node.key;
    const to = (key: string | null | undefined) => (key != null && model.nodes.has(key) ? () => go(key) : () => undefined);
    const flip = () => (node.kind === 'more' || node.count > 0 ? toggle(node) : undefined);
    const into = () => (isOpen ? go(model.below.get(node.key)?.[0] ?? node.key) : flip());
    const acts: Readonly<Record<string, () => void>> = {
      Home: to(lines[0]?.node.key),
      End: to(lines.at(-1)?.node.key),
      Enter: () => (node.kind === 'more' ? toggle(node) : choose(node)),
      ' ': flip,
      ...(way === 'chart'
        ? { ArrowUp: to(node.parent), ArrowDown: into, ArrowLeft: to(beside(-1)), ArrowRight: to(beside(1)) }
        : { ArrowUp: to(lines[at - 1]?.node.key), ArrowDown: to(lines[at + 1]?.node.key), ArrowRight: into, ArrowLeft: isOpen ? flip : to(node.parent) }),
    };
    const run = acts[event.key];
    if (!run) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  };
};
