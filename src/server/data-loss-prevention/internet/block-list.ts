/** What may not be done to the block list, as findings beside the list of a domain. */
import { fixingPattern, type Listing } from '../../../domain/data-loss-prevention/internetRules.ts';
import { finding, type Finding } from '../../../domain/problem.ts';
import { reachOf } from '../../access/authorise.ts';
import type { Transaction } from '../../db/org.ts';
import type { Caller } from '../../resource/caller.ts';
import type { Image } from '../../resource/image.ts';
import { readPatterns } from './patterns.ts';
import { internetSetting } from './setting.ts';

export const listingOf = (image: Readonly<Record<string, unknown>> | null): Listing => (image?.['listing'] ?? 'NONE') as Listing;

export const isBlocked = (image: Readonly<Record<string, unknown>> | null): boolean => image?.['kind'] === 'WEBSITE' && listingOf(image) === 'BLOCKED';

/** A domain is added or removed, also by its name or for whom it holds: only while internet access control is on (V-088). */
const changesBlockList = (after: Readonly<Record<string, unknown>>, before: Image | null): boolean =>
  isBlocked(after) !== isBlocked(before) || (isBlocked(after) && ['name', 'customGroupId'].some((key) => (after[key] ?? null) !== (before?.[key] ?? null)));

const isListed = (image: Readonly<Record<string, unknown>> | null): boolean => image?.['kind'] === 'WEBSITE' && listingOf(image) !== 'NONE';

/**
 * Which domains are on the lists is changed on the form of the control alone, also by their names, for whom they hold, and by their coming and going: whoever may only classify time unblocks nothing.
 * Null where the caller may, or changes nothing of it; `after` is null of a record that goes.
 */
export const listedProblem = ({ session }: Pick<Caller, 'session'>, after: Readonly<Record<string, unknown>> | null, before: Image | null): Finding | null => {
  const isSame = isListed(after) === isListed(before) && (!isListed(after) || ['name', 'customGroupId'].every((key) => (after?.[key] ?? null) === (before?.[key] ?? null)));
  const rights = after === null ? (['DELETE'] as const) : (['ADD', 'UPDATE'] as const);
  return isSame || rights.some((right) => reachOf(session, 'DLP_INTERNET_ACCESS_CONTROL', right) !== null) ? null : finding('activityClassification.isListed');
};

/** What is wrong with a website that is about to be saved; null where nothing is. */
export const blockListProblem = async (tx: Transaction, after: Readonly<Record<string, unknown>>, before: Image | null): Promise<Finding | null> => {
  const [was, is] = [listingOf(before), listingOf(after)];
  if (changesBlockList(after, before) && !(await internetSetting(tx)).isOn) return finding('activityClassification.controlOff');
  // The status that a wildcard sets cannot be changed (V-090), but by the whitelist.
  if (was === is || is === 'WHITELISTED' || (is === 'NONE' && was !== 'BLOCKED')) return null;
  const pattern = fixingPattern({ name: String(after['name']), listing: is }, await readPatterns(tx))?.pattern;
  return pattern === undefined ? null : finding('activityClassification.setByPattern', { pattern });
};
