import { isListed } from '../lists/lists.ts';
import { finding, type Finding } from '../problem.ts';
import type { Field } from '../resource.ts';

/** A value of the field's closed list, as the list writes it. */
export const checkListed = ({ closedList }: Field, value: unknown): Finding | null =>
  typeof value === 'string' && closedList !== undefined && isListed(closedList, value) ? null : finding('rule.choice');
