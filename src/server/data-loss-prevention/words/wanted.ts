/** What the organization looks for in texts. */
import type { AlertType, WantedToxicity, WantedWords } from '../../../domain/data-loss-prevention/findWords.ts';
import type { Transaction } from '../../db/org.ts';

export type Recipients = 'ADMINS' | 'MANAGERS' | 'ADMINS_AND_MANAGERS' | 'ADDITIONAL_ADDRESSES';
type Told = { readonly recipients: Recipients; readonly addresses: readonly string[] };
export type WantedAlert = WantedWords & Told;
export type Wanted = { readonly alerts: readonly WantedAlert[]; readonly toxicity: (WantedToxicity & Told) | null };

const list = (column: string, table: string, parent: string): string => `array(select x.${column} from ${table} x where x.org_code = a.org_code and x.${parent}_id = a.id order by x."position")`;

export const readWanted = async (tx: Transaction): Promise<Wanted> => {
  const alerts = await tx.query<WantedAlert>(
    `select a.id::text as id, a.name, a.alert_type as "alertType", a.recipients, ${list('keyword', 'custom_alert_keyword', 'custom_alert')} as keywords, ${list('email', 'custom_alert_address', 'custom_alert')} as addresses
     from custom_alert a where a.org_code = $1 and a.is_on and exists (select from custom_alert_keyword k where k.org_code = a.org_code and k.custom_alert_id = a.id) order by a.id`,
    [tx.orgCode],
  );
  const [toxicity] = await tx.query<WantedToxicity & Told>(
    `select a.threshold, a.recipients, ${list('keyword', 'toxicity_keyword', 'toxicity_setting')} as keywords, ${list('email', 'toxicity_address', 'toxicity_setting')} as addresses from toxicity_setting a where a.org_code = $1 and a.is_on order by a.id limit 1`,
    [tx.orgCode],
  );
  return { alerts, toxicity: toxicity ?? null };
};

/** In which kinds of texts anything is looked for; none where nothing is. */
export const wantedTypes = async (tx: Transaction): Promise<AlertType[]> =>
  (
    await tx.query<{ type: AlertType }>(
      `select distinct a.alert_type as type from custom_alert a where a.org_code = $1 and a.is_on and exists (select from custom_alert_keyword k where k.org_code = a.org_code and k.custom_alert_id = a.id)
       union select 'TYPED_TEXT' from toxicity_setting t where t.org_code = $1 and t.is_on order by 1`,
      [tx.orgCode],
    )
  ).map(({ type }) => type);
