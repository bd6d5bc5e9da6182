import { useTranslate } from 'ra-core';
import { comma } from '../../shell/comma.ts';
import type { ChartNode } from './model.ts';

/** A node in words: who, as what, where, and how many below. */
export const useNodeWords = (): ((node: ChartNode) => string) => {
  const translate = useTranslate();
  return (node) => {
    if (node.kind === 'more') return translate('chart.more', { smart_count: node.left });
    if (node.kind === 'department') return [node.department.name, node.department.head?.name, translate('chart.people', { smart_count: node.department.people })].filter(Boolean).join(comma());
    const { name, designation, department, location, isCircle } = node.person;
    return [name, designation, department, location, node.count > 0 ? translate('chart.reports', { smart_count: node.count }) : undefined, isCircle ? translate('chart.circle') : undefined].filter(Boolean).join(comma());
  };
};
