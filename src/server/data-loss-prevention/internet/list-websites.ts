import type { Category } from '../../../domain/activity/classify.ts';
import type { Listing } from '../../../domain/data-loss-prevention/internetRules.ts';
import { finding } from '../../../domain/problem.ts';
import type { Transaction } from '../../db/org.ts';
import { refuseProblems } from '../../refuse-problems.ts';
import type { Caller } from '../../resource/caller.ts';
import type { Change } from '../../resource/journal.ts';
import { addNew } from '../../resource/new-records.ts';
import { resourceOf } from '../../resource/registry.ts';
import { updateRecords } from '../../resource/update-records.ts';
import { reckonStatuses } from './reckon-status.ts';
import { internetSetting } from './setting.ts';

export type NewWebsite = { readonly name: string; readonly category: Category; readonly listing: Listing };

/** Adds websites that are not there yet, for everybody or for a group; blocked ones only while internet access control is on (V-088). */
export const addWebsites = async (tx: Transaction, caller: Caller, customGroupId: number | null, websites: readonly NewWebsite[]): Promise<readonly Change[]> => {
  if (websites.length === 0) return [];
  if (websites.some(({ listing }) => listing === 'BLOCKED') && !(await internetSetting(tx)).isOn) refuseProblems(caller, [{ field: 'listing', ...finding('activityClassification.controlOff') }]);
  const records = websites.map((website) => ({ kind: 'WEBSITE', ...website, customGroupId: customGroupId === null ? null : String(customGroupId) }));
  const changes = await addNew(tx, 'ActivityClassification', records, caller.session.name);
  await reckonStatuses(tx, websites.map(({ name }) => name));
  return changes;
};

/** Changes websites by the rules of their form, all or none. */
export const changeWebsites = async (tx: Transaction, caller: Caller, updates: readonly { readonly id: string; readonly input: Readonly<Record<string, unknown>> }[]): Promise<readonly Change[]> => {
  if (updates.length === 0) return [];
  const { changes, refused } = await updateRecords(tx, resourceOf('ActivityClassification'), updates.map(({ id, input }) => ({ id, version: null, input: { ...input } })), caller);
  for (const refusal of refused.values()) throw refusal;
  return changes;
};
