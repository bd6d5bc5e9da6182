/** What the audit logs of monitoring tell of: to whoever has the right on the log, without that on the screens themselves. */
import type { Readable } from '../resource/readable.ts';
import { isSetByLossPrevention } from '../../domain/data-loss-prevention/isSetByLossPrevention.ts';
import { resourceOf, resources } from '../resource/registry.ts';

const readable = (...types: readonly string[]): ReadonlyMap<string, Readable> =>
  new Map(types.map((type) => {
    const resource = resourceOf(type);
    return [type, { resource, fields: resource.fields.filter(({ kind, derived, hidden }) => kind !== 'id' && !derived && !hidden) }];
  }));

export const MONITORING_LOGS = {
  SETTINGS: { form: 'PRODUCTIVITY_MONITORING_AUDIT_LOG', entities: ['MonitoringSetting', 'ActivityClassification'] },
  MEMBERS: { form: 'PRODUCTIVITY_MONITORING_MEMBERS_AUDIT_LOG', entities: ['MonitoredMember', 'ActivityDevice'] },
  // Whatever stands below the settings of data loss prevention, without a list of it.
  LOSS_PREVENTION: { form: 'DLP_AUDIT_LOG', entities: resources.filter(({ screens }) => screens.some(isSetByLossPrevention)).map(({ type }) => type) },
} as const;
export type MonitoringLog = keyof typeof MONITORING_LOGS;

export const auditedBy = (log: MonitoringLog): ReadonlyMap<string, Readable> => readable(...MONITORING_LOGS[log].entities);
