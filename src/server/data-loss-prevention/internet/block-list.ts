/** What may not be done to the block list, as findings beside the list of a domain. */
import { fixingPattern, type Listing } from '../../../domain/data-loss-prevention/internetRules.ts';
import { finding, type Finding } from '../../../domain/problem.ts';
import type { Transaction } from '../../db/org.ts';
import type { Image } from '../../resource/image.ts';
import { readPatterns } from './patterns.ts';
import { internetSetting } from './setting.ts';

export const listingOf = (image: Readonly<Record<string, unknown>> | null): Listing => (image?.['listing'] ?? 'NONE') as Listing;

export const isBlocked = (image: Readonly<Record<string, unknown>> | null): boolean => image?.['kind'] === 'WEBSITE' && listingOf(image) === 'BLOCKED';

/** A domain is added or removed, also by its name or for whom it holds: only while internet access control is on (V-088). */
const changesBlockList = (after: Readonly<Record<string, unknown>>, before: Image | null): boolean =>
  isBlocked(after) !== isBlocked(before) || (isBlocked(after) && ['name', 'customGroupId'].some((key) => (after[key] ?? null) !== (before?.[key] ?? null)));

/** What is wrong with a website that is about to be saved; null where nothing is. */
export const blockListProblem = async (tx: Transaction, after: Readonly<Record<string, unknown>>, before: Image | null): Promise<Finding | null> => {
  const [was, is] = [listingOf(before), listingOf(after)];
  if (changesBlockList(after, before) && !(await internetSetting(tx)).isOn) return finding('activityClassification.controlOff');
  // The status that a wildcard sets cannot be changed (V-090), but by the whitelist.
  if (was === is || is === 'WHITELISTED' || (is === 'NONE' && was !== 'BLOCKED')) return null;
  const pattern = fixingPattern({ name: String(after['name']), listing: is }, await readPatterns(tx))?.pattern;
  return pattern === undefined ? null : finding('activityClassification.setByPattern', { pattern });
};
