/** Words that the demo organisation looks for, and what was found of them. */
import { addDays } from '../../../../domain/dates.ts';
import type { Transaction } from '../../org.ts';
import { seeding } from '../seeding.ts';
import { chance } from './chance.ts';
import type { Ids } from './world.ts';

const MINUTE = 60_000;
const TELLS = 'hr@demo.example';

type Alert = { readonly name: string; readonly alertType: string; readonly recipients: string; readonly keywords: readonly string[]; readonly addresses: readonly string[] };
const ALERTS: readonly Alert[] = [
  { name: 'Project Falcon', alertType: 'TYPED_TEXT', recipients: 'ADMINS_AND_MANAGERS', keywords: ['project falcon', 'falcon*', 'price list', '価格表'], addresses: ['security@demo.example'] },
  { name: 'Job boards', alertType: 'WEBSITE', recipients: 'ADMINS', keywords: ['*jobs*', 'naukri*', 'résumé builder'], addresses: [] },
];
const TOXICITY = { name: 'Toxicity identifier', isOn: true, threshold: 60, recipients: 'ADMINS', keywords: ['camel face'], addresses: [] };

type Find = readonly [number: string, daysAgo: number, what: string, where: string, status: string, remark?: string];
/** Who, how many days ago, which keyword, in what, and what became of it. */
const KEYWORDS: readonly Find[] = [
  ['1014', 18, 'price list', 'Microsoft Outlook', 'CLOSED', 'Sent to a customer who had asked for it.'], ['1018', 15, '*jobs*', 'Google Chrome', 'CLOSED', 'Reads offers for the team that is hiring.'], ['1024', 12, 'falcon*', 'Microsoft Teams', 'CLOSED', 'Belongs to the project.'],
  ['1013', 9, 'price list', 'Microsoft Excel', 'ACKNOWLEDGED'], ['1025', 8, 'project falcon', 'Microsoft Outlook', 'OPEN'], ['1017', 7, 'naukri*', 'Google Chrome', 'CLOSED', 'Recruiter: part of the work.'], ['1024', 5, 'falcon*', 'Microsoft Teams', 'OPEN'],
  ['1033', 4, 'price list', 'Microsoft Outlook', 'OPEN'], ['1014', 3, '*jobs*', 'Google Chrome', 'OPEN'], ['1026', 2, '価格表', 'Microsoft Excel', 'ACKNOWLEDGED'], ['1018', 1, '*jobs*', 'Google Chrome', 'OPEN'], ['1013', 1, 'project falcon', 'Microsoft Outlook', 'OPEN'],
];
type Toxic = readonly [...Find, severity: string, score: number];
const TOXIC: readonly Toxic[] = [
  ['1024', 16, 's••• u•', 'Microsoft Teams', 'CLOSED', 'Talked with both; settled.', 'HARASSMENT', 70], ['1013', 10, 'i••••', 'Microsoft Teams', 'CLOSED', 'A quarrel about the shift plan; apology given.', 'INSULT', 74], ['1033', 6, 'camel face', 'Microsoft Outlook', 'ACKNOWLEDGED', '', 'KEYWORD', 100],
  ['1018', 4, 'y•• w••• r••••• t•••', 'Microsoft Teams', 'OPEN', '', 'THREAT', 90], ['1025', 2, 's•••••', 'Microsoft Outlook', 'OPEN', '', 'INSULT', 81],
];

/** As many days ago, or the Friday before where that is a weekend: nothing is looked at outside of shifts. */
const workday = (today: string, daysAgo: number): string => {
  const day = addDays(today, -daysAgo);
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, weekday === 0 ? -2 : weekday === 6 ? -1 : 0);
};

const typeOf = (keyword: string): Alert => ALERTS.find(({ keywords }) => keywords.includes(keyword))!;

/** A mail that told of the alert, as the outbox keeps it. */
const mail = (tx: Transaction, entity: string, id: string, at: string, template: string, subject: string): Promise<unknown> =>
  tx.query(
    `with sent as (insert into outbox_message (org_code, id, recipient, template, language, subject, body, status, tries, created_at, updated_at, due_at, sent_at) values ($1, gen_random_uuid()::text, $2, $3, 'en', $4, $4, 'SENT', 1, $5, $5, $5, $5) returning id)
     insert into alert_mail (org_code, message_id, entity, alert_id, at) select $1, s.id, $6, $7::bigint, $5 from sent s`,
    [tx.orgCode, TELLS, template, subject, at, entity, id],
  );

export const seedWordAlerts = async (tx: Transaction, { today, employees, by }: { readonly today: string; readonly employees: Ids; readonly by: string }): Promise<void> => {
  const seed = seeding(tx);
  const lists = ({ keywords, addresses }: Pick<Alert, 'keywords' | 'addresses'>) => ({ keywords: keywords.map((keyword) => ({ keyword })), addresses: addresses.map((email) => ({ email })) });
  await seed.add('CustomAlert', ALERTS.map((alert) => ({ ...alert, ...lists(alert), isOn: true })));
  await seed.add('ToxicitySetting', [{ ...TOXICITY, ...lists(TOXICITY) }]);
  const common = ([number, daysAgo, keyword, application, status, remark]: Find) => {
    const at = new Date(`${workday(today, daysAgo)}T05:00:00Z`).getTime() + (chance(number, daysAgo, 'minute') % 360) * MINUTE;
    const times = 1 + (chance(number, keyword, 'times') % 3);
    const handled = status === 'OPEN' ? {} : { handledBy: by, handledAt: new Date(at + 3 * 60 * MINUTE).toISOString(), remark: remark || null };
    return { employeeId: employees.get(number), keyword, application, host: application === 'Google Chrome' ? 'jobs.example' : null, status, alertedAt: new Date(at).toISOString(), lastAt: new Date(at + (times - 1) * 6 * MINUTE).toISOString(), times, ...handled, notificationStatus: 'SENT', emailRecipients: TELLS };
  };
  const found = KEYWORDS.map((find) => ({ ...common(find), alert: typeOf(find[2]).name, alertType: typeOf(find[2]).alertType }));
  const toxic = TOXIC.map((find) => ({ ...common([find[0], find[1], find[2], find[3], find[4], find[5] ?? '']), severity: find[6], score: find[7], threshold: TOXICITY.threshold }));
  const ids = await seed.add('KeywordAlert', found);
  const toxicIds = await seed.add('ToxicityAlert', toxic);
  await seed.finish('Words that the demo organisation looks for');
  for (const [at, id] of ids.entries()) await mail(tx, 'KeywordAlert', id, found[at]!.alertedAt, 'keywordAlert', `Custom alert: ${found[at]!.alert}`);
  for (const [at, id] of toxicIds.entries()) await mail(tx, 'ToxicityAlert', id, toxic[at]!.alertedAt, 'toxicityAlert', 'Alert of the toxicity identifier');
};
