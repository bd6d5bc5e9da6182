import { accessPattern } from '../../domain/data-loss-prevention/accessDomain.ts';
import { finding } from '../../domain/problem.ts';
import { reckonStatuses } from '../data-loss-prevention/internet/reckon-status.ts';
import { internetSetting } from '../data-loss-prevention/internet/setting.ts';
import type { Transaction } from '../db/org.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Caller } from '../resource/caller.ts';
import type { Hooks } from '../resource/hooks.ts';

/** A wildcard adds domains to what is blocked, and takes them away: as of domains, only while internet access control is on. */
const refuseWhileOff = async (tx: Transaction, caller: Caller): Promise<void> => {
  if (!(await internetSetting(tx)).isOn) refuseProblems(caller, [{ field: 'pattern', ...finding('internetAccessPattern.controlOff') }]);
};

export const hooks: Hooks = {
  beforeSave: async (tx, caller, values, before) => {
    const entered = values['pattern'] ?? before?.['pattern'];
    const pattern = entered == null ? null : accessPattern(String(entered));
    if (pattern === null) return refuseProblems(caller, [{ field: 'pattern', ...finding('internetAccessPattern.noPattern') }]);
    if (pattern !== before?.['pattern']) values['pattern'] = pattern;
    if (pattern !== before?.['pattern'] || (values['status'] ?? before['status']) !== before['status']) await refuseWhileOff(tx, caller);
  },
  afterSave: async (tx, _caller, after, before) => {
    if (after['pattern'] !== before?.['pattern'] || after['status'] !== before?.['status']) await reckonStatuses(tx, null);
  },
  beforeDelete: async (tx, caller, images) => {
    await refuseWhileOff(tx, caller);
    await reckonStatuses(tx, null, [], images.map(({ id }) => id));
  },
  apart: true,
};
