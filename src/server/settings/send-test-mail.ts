import { randomUUID } from 'node:crypto';
import { fillTemplate, mailSamples, templateProblems, type MailEvent } from '../../domain/mailTemplates.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { headerText } from '../mail/address.ts';
import { templateOf } from '../mail/mail-text.ts';
import { say, sayProblems } from '../messages.ts';
import { refuse } from '../refuse.ts';

type Arguments = { readonly event: MailEvent; readonly language: string; readonly subject: string; readonly body: string };

/** Puts the text, filled in with samples, into the outbox for the caller's own address. A text that could not be kept is refused as it would be there. */
export const sendTestMail = async ({ event, language, subject, body }: Arguments, { db, session }: Context) => {
  if (session === null) throw refuse('UNAUTHENTICATED');
  const problems = templateProblems(event, { subject, body }).map(({ field, finding }) => ({ field, ...finding }));
  if (problems.length > 0) throw refuse('BAD_USER_INPUT', { validationError: sayProblems(session.language, problems) });
  const samples = { ...mailSamples[event], name: session.name };
  await withOrg(db, session.orgCode, (tx) =>
    tx.query(`insert into outbox_message (org_code, id, recipient, template, language, subject, body, status) values ($1, $2, $3, $4, $5, $6, $7, 'QUEUED')`, [
      session.orgCode,
      randomUUID(),
      session.email,
      templateOf(event),
      language.toLowerCase(),
      headerText(fillTemplate(subject, samples)),
      fillTemplate(body, samples),
    ]),
  );
  return { errorCode: '', message: say(session.language, 'emailTemplate.tested', { email: session.email }), recipient: session.email };
};
