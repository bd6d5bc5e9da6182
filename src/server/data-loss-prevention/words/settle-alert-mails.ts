import type { Transaction } from '../../db/org.ts';
import { KEYWORD_ALERTS, TOXICITY_ALERTS } from './alert-kinds.ts';

const KINDS = { [KEYWORD_ALERTS.type]: KEYWORD_ALERTS.table, [TOXICITY_ALERTS.type]: TOXICITY_ALERTS.table } as const;

/** Alerts follow what became of their mails: one that failed tells of itself, whatever the others did; one that waits comes next. */
export const settleAlertMails = async (tx: Transaction, mail: string): Promise<void> => {
  const alerts = await tx.query<{ entity: keyof typeof KINDS; id: string }>('select entity, alert_id::text as id from alert_mail where org_code = $1 and message_id = $2', [tx.orgCode, mail]);
  for (const [entity, of] of Map.groupBy(alerts, (alert) => alert.entity))
    await tx.query(
      `update ${KINDS[entity]} a set notification_status = s.status from (
         select x.alert_id, case when bool_or(m.status = 'FAILED') then 'FAILED' when bool_or(m.status = 'QUEUED') then 'PENDING' when bool_or(m.status = 'KEPT') then 'KEPT' else 'SENT' end as status
         from alert_mail x join outbox_message m on m.org_code = x.org_code and m.id = x.message_id where x.org_code = $1 and x.entity = $2 and x.alert_id = any($3::bigint[]) group by x.alert_id) s
       where a.org_code = $1 and a.id = s.alert_id`,
      [tx.orgCode, entity, of.map(({ id }) => id)],
    );
};
