import { createContext, use } from 'react';
import type { ChartNode, Model } from './model.ts';

/** What cards need besides themselves. */
export type ChartActs = {
  readonly model: Model;
  readonly own: string | undefined;
  readonly current: string | undefined;
  readonly toggle: (node: ChartNode) => void;
  readonly choose: (node: ChartNode) => void;
};

export const ChartActsContext = createContext<ChartActs | undefined>(undefined);

export const useChartActs = (): ChartActs => {
  const acts = use(ChartActsContext);
  if (!acts) throw new Error('A card stands outside of the chart.');
  return acts;
};
