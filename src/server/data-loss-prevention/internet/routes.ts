/** What programs on computers ask and tell of blocked websites (docs/activity-agent.md). */
import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { domainKey } from '../../../domain/activity/classify.ts';
import type { AccessRule } from '../../../domain/data-loss-prevention/internetRules.ts';
import { monitoredSince, readTerms } from '../../activity/monitoring-terms.ts';
import { senderOf } from '../../activity/sender.ts';
import { moment, takesBatches } from '../../activity/takes-batches.ts';
import { withOrg } from '../../db/org.ts';
import { sendJson } from '../../http/json.ts';
import type { Context, Route } from '../../http/route.ts';
import { answeringRefusals } from '../../http/send-refusal.ts';
import { readMoments } from '../recordable.ts';
import { accessOf } from './rules-of.ts';
import { takeVisits } from './take-visits.ts';

const visit = z.strictObject({ at: moment, host: z.string().min(1).max(260), application: z.string().trim().max(120).nullish().transform((text) => (text == null || text === '' ? null : text)) });

const visits = takesBatches({
  kind: 'visits',
  bytes: 65_536,
  shape: { visits: z.array(visit).min(1).max(200) },
  prepare: ({ visits: told }, sentAt, now) => {
    const { moments, problems } = readMoments('visits', told.map(({ at }) => at), sentAt, now);
    const hosts = told.map(({ host }) => domainKey(host));
    const wrong = hosts.flatMap((host, at) => (host === null ? [{ field: `visits.${at}.host`, message: 'Only the host of an address, without scheme, path or port.' }] : []));
    return { ready: told.map(({ application }, at) => ({ at: moments[at] ?? now, host: hosts[at] ?? '', application })), problems: [...problems, ...wrong] };
  },
  take: takeVisits,
});

/** As networks write it. A part with an asterisk has plain letters alone. */
const asNetworks = (value: string): string => value.split('.').map((label) => (label.includes('*') ? label : domainToASCII(label) || label)).join('.');

const told = ({ kind, value, status }: AccessRule) => ({ [kind === 'DOMAIN' ? 'domain' : 'pattern']: asNetworks(value), blocked: status === 'BLOCKED' });

/** The rules of the person, first match first; 304 where the program has them already. */
const tellList = async (context: Context): Promise<void> => {
  const device = await senderOf(context);
  const access = await withOrg(context.db, device.orgCode, async (tx) => ((await readTerms(tx))?.isOn === true && (await monitoredSince(tx, device.employeeId)) !== null ? accessOf(tx, device.employeeId) : null));
  const tag = `"${access?.version ?? 'none'}"`;
  const headers = { etag: tag, 'cache-control': 'private, no-cache' };
  const known = (context.request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  if (known.includes(tag)) context.response.writeHead(304, headers).end();
  else sendJson(context, 200, { errorCode: '', message: '', control: access !== null, version: access?.version ?? null, rules: access?.rules.map(told) ?? [] }, headers);
};

export const internetRoutes: readonly Route[] = [visits, { method: 'GET', path: '/activity/internet-access', handle: answeringRefusals(tellList) }];
