/** Keeps what was found as alerts: that a word was found, when and in which application; nothing of the text. */
import { intoRuns, REPEAT_MINUTES, type FoundKeyword, type FoundToxicity, type Run } from '../../../domain/data-loss-prevention/findWords.ts';
import { allocate } from '../../db/ids.ts';
import type { Transaction } from '../../db/org.ts';
import { KEYWORD_ALERTS, TOXICITY_ALERTS, type AlertKind } from './alert-kinds.ts';
import { recipientsOf } from './recipients.ts';
import { tellRecipients } from './tell-recipients.ts';
import type { Wanted, WantedAlert } from './wanted.ts';

const BY = 'Tenure';
type Found = FoundKeyword | FoundToxicity;
/** What an alert of a kind has beside the common columns. */
type Columns = Readonly<Record<string, string | number>>;

const iso = (at: number): string => new Date(at).toISOString();

/** Counts the run to an alert of the same that is not closed and not long ago; answers whether there is one. */
const repeats = async (tx: Transaction, { table }: AlertKind, employeeId: string, { first, last, times }: Run<Found>, same: Columns): Promise<boolean> => {
  const keys = Object.keys(same);
  const score = 'score' in first ? `, score = greatest(score, ${Math.round(first.score)})` : '';
  const updated = await tx.query<{ id: string }>(
    `update ${table} set times = coalesce(times, 1) + $3, last_at = greatest(last_at, $4::timestamptz)${score} where org_code = $1 and id = (
       select a.id from ${table} a where a.org_code = $1 and a.employee_id = $2::bigint and a.status <> 'CLOSED' and a.alerted_at <= $4::timestamptz + interval '${REPEAT_MINUTES} minutes' and a.last_at >= $5::timestamptz - interval '${REPEAT_MINUTES} minutes'
         and ${keys.map((key, at) => `a.${key} = $${at + 6}`).join(' and ')} order by a.alerted_at desc, a.id desc limit 1) returning id::text as id`,
    [tx.orgCode, employeeId, times, iso(last.at), iso(first.at), ...keys.map((key) => same[key])],
  );
  return updated.length > 0;
};

const add = async (tx: Transaction, { table }: AlertKind, employeeId: string, runs: readonly Run<Found>[], columnsOf: (one: Found) => Columns): Promise<string[]> => {
  const start = await allocate(tx, table, runs.length);
  for (const [at, { first, last, times }] of runs.entries()) {
    const own = columnsOf(first);
    const keys = Object.keys(own);
    await tx.query(
      `insert into ${table} (org_code, id, employee_id, alerted_at, last_at, times, application, host, status, created_by, updated_by, ${keys.join(', ')})
       values ($1, $2::bigint, $3::bigint, $4::timestamptz, $5::timestamptz, $6, $7, $8, 'OPEN', $9, $9, ${keys.map((_, place) => `$${place + 10}`).join(', ')})`,
      [tx.orgCode, start + at, employeeId, iso(first.at), iso(last.at), times, first.application, first.host, BY, ...keys.map((key) => own[key])],
    );
  }
  return runs.map((_, at) => String(start + at));
};

/** Alerts of one thing that is looked for; answers the ids of those that are new. */
const keep = async <One extends Found>(tx: Transaction, kind: AlertKind, employeeId: string, found: readonly One[], sameOf: (one: One) => Columns, columnsOf: (one: One) => Columns): Promise<string[]> => {
  const fresh: Run<One>[] = [];
  for (const run of intoRuns(found, (one) => Object.values(sameOf(one)).join('\n'))) if (!(await repeats(tx, kind, employeeId, run, sameOf(run.first)))) fresh.push(run);
  return fresh.length === 0 ? [] : add(tx, kind, employeeId, fresh, (one) => columnsOf(one as One));
};

const keepKeywords = async (tx: Transaction, employeeId: string, found: readonly FoundKeyword[], alerts: readonly WantedAlert[]): Promise<void> => {
  for (const [alertId, of] of Map.groupBy(found, (one) => one.alertId)) {
    const wanted = alerts.find(({ id }) => id === alertId)!;
    const alertIds = await keep(tx, KEYWORD_ALERTS, employeeId, of, ({ alert, keyword }) => ({ alert, keyword }), ({ alert, keyword, alertType }) => ({ alert, keyword, alert_type: alertType }));
    if (alertIds.length > 0) await tellRecipients(tx, { kind: KEYWORD_ALERTS, about: `customAlert ${alertId}`, name: wanted.name, alertIds }, await recipientsOf(tx, employeeId, { ...wanted, settings: KEYWORD_ALERTS.settings }));
  }
};

/** One batch after the other in an organization: two that find the same are one alert and one mail. */
export const keepAlerts = async (tx: Transaction, employeeId: string, keywords: readonly FoundKeyword[], toxic: readonly FoundToxicity[], { alerts, toxicity }: Wanted): Promise<void> => {
  if (keywords.length === 0 && toxic.length === 0) return;
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`word alerts ${tx.orgCode}`]);
  await keepKeywords(tx, employeeId, keywords, alerts);
  if (toxicity === null) return;
  const alertIds = await keep(tx, TOXICITY_ALERTS, employeeId, toxic, ({ keyword }) => ({ keyword }), ({ keyword, severity, score, threshold }) => ({ keyword, severity, score, threshold }));
  if (alertIds.length > 0) await tellRecipients(tx, { kind: TOXICITY_ALERTS, about: 'toxicityAlert', name: '', alertIds }, await recipientsOf(tx, employeeId, { ...toxicity, settings: TOXICITY_ALERTS.settings }));
};
