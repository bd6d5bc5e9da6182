import { forms } from '../../../generated/forms.ts';
import { languages } from '../../domain/languages.ts';
import { mailEvents, mailSamples, type MailEvent } from '../../domain/mailTemplates.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { builtInText } from '../mail/write-mail.ts';
import { templateOf } from '../mail/mail-text.ts';
import { refuse } from '../refuse.ts';

type Arguments = { readonly type?: string | null; readonly formIds?: readonly number[] | null; readonly builtIn?: boolean | null };
type Own = { readonly templateId: number; readonly event: MailEvent; readonly language: string; readonly subject: string; readonly body: string };

/** Mails to candidates name a post; the others come from user accounts. */
const comesFrom = (event: MailEvent, formIds: readonly number[] | null | undefined): boolean => !formIds?.length || formIds.includes('jobPost' in mailSamples[event] ? forms.JOB_CANDIDATES : forms.USER_ACCOUNTS);

/** Document 1 §7: the text of each event in each language, the organisation's own where it is in use. `type` takes an event in any case. */
export const getNotificationTemplates = async ({ type, formIds, builtIn }: Arguments, { db, session }: Context) => {
  if (session === null) throw refuse('UNAUTHENTICATED');
  const own = builtIn ? [] : await withOrg(db, session.orgCode, (tx) =>
    tx.query<Own>(`select id::int as "templateId", event, language, subject, body from email_template where org_code = $1 and status = 'ACTIVE'`, [session.orgCode]),
  );
  const asked = mailEvents.filter((event) => comesFrom(event, formIds) && (!type || event === type.toUpperCase()));
  const notificationTemplates = asked.flatMap((event) =>
    languages.map((code) => {
      const language = code.toUpperCase();
      const found = own.find((one) => one.event === event && one.language === language);
      const text = found ?? { templateId: null, ...builtInText(templateOf(event), code) };
      return { ...text, event, language, isBuiltIn: found === undefined, placeholders: Object.keys(mailSamples[event]) };
    }),
  );
  return { errorCode: '', message: '', notificationTemplates };
};
