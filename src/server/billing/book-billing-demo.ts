import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { sendMail } from '../mail/send-mail.ts';
import { refuse } from '../refuse.ts';
import { once } from '../resource/once.ts';
import { markAsked } from './account.ts';
import { done } from './answers.ts';
import { customerOf } from './customer.ts';
import { refuseField } from './refuse-field.ts';

const LONGEST_NOTE = 500;

/** Asks whoever sells for a demonstration on a day, once an organisation; the alert is gone afterwards. */
export const bookBillingDemo = async ({ on, note }: { readonly on: string; readonly note?: string | null }, context: Context) => {
  const customer = await customerOf(context);
  const { session, settings, today } = customer;
  const seller = settings.billingEmail;
  if (seller === undefined) throw refuse('NOT_CONFIGURED', { words: { service: 'BILLING_EMAIL' } });
  if (on < today) throw refuseField(session, 'BAD_USER_INPUT', 'on');
  const wish = (note ?? '').trim().slice(0, LONGEST_NOTE) || '–';
  return withOrg(context.db, customer.orgCode, (tx) =>
    once(tx, customer, 'bookBillingDemo', { on, wish }, async () => {
      if (!(await markAsked(tx, 'demo', session.name))) throw refuse('DEMO_ASKED');
      await sendMail(tx, { to: seller, template: 'demoAsked', language: 'en', args: { organisation: customer.organisation, name: session.name, email: session.email, day: on, note: wish } });
      return done;
    }),
  );
};
