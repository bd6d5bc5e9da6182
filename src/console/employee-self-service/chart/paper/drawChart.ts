import { CARD } from '../layout.ts';
import type { ChartNode } from '../model.ts';
import type { Layout } from '../layout.ts';
import type { Surface } from './surface.ts';

export type PaperWords = { readonly people: (count: number) => string; readonly more: (count: number) => string; readonly noHead: string };

const EDGE = 12;

/** The three lines of a card. */
export const linesOfCard = (node: ChartNode, words: PaperWords): readonly [string, string, string] => {
  if (node.kind === 'more') return ['', words.more(node.left), ''];
  if (node.kind === 'department') return [node.department.name, node.department.head?.name ?? words.noHead, words.people(node.department.people)];
  const { name, designation, department, location } = node.person;
  return [name, designation ?? '', [department, location].filter(Boolean).join(' · ')];
};

/** What is open, on paper: always light, with every card and line, pictures left out. */
export const drawChart = (on: Surface, layout: Layout, words: PaperWords): void => {
  for (const { runs } of layout.connectors) on.lines(runs);
  for (const { line: { node }, x, y } of layout.boxes) {
    const [first, second, third] = linesOfCard(node, words);
    const width = CARD.width - 2 * EDGE;
    on.card(x, y, CARD.width, CARD.height, node.kind === 'department' ? 'mark' : 'line');
    on.words(first, x + EDGE, y + 26, node.count > 0 ? width - 36 : width, 13, 'strong', 'text');
    if (node.count > 0) on.words(String(node.count), x + CARD.width - EDGE - 28, y + 26, 28, 12, 'plain', 'quiet');
    on.words(second, x + EDGE, y + 44, width, 12, 'plain', 'quiet');
    on.words(third, x + EDGE, y + 60, width, 12, 'plain', 'quiet');
  }
};

/** White around the chart. */
export const MARGIN = 32;
