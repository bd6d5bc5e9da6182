import { finding } from '../../domain/problem.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { sendMail } from '../mail/send-mail.ts';
import { refuseProblems } from '../refuse-problems.ts';
import { refuse } from '../refuse.ts';
import { once } from '../resource/once.ts';
import { markAsked } from './account.ts';
import { done } from './answers.ts';
import { customerOf } from './customer.ts';
import { providerOf } from './provider/choose.ts';

const LONGEST = 200;

/**
 * Document 0 §7: asks for the coupon, once an organisation. Who asks gets its code by mail; whoever sells (BILLING_EMAIL) learns who asked.
 * `organizationName` is what the mail calls the organisation; whose coupon it is comes from the session.
 */
export const sendEmailToClaimCoupon = async ({ organizationName }: { readonly organizationName: string }, context: Context) => {
  const customer = await customerOf(context);
  const { session, settings } = customer;
  const name = organizationName.trim();
  if (name === '') refuseProblems({ session }, [{ field: 'organizationName', ...finding('rule.requiredPlain') }]);
  if (name.length > LONGEST) refuseProblems({ session }, [{ field: 'organizationName', ...finding('rule.maxLength', { smart_count: LONGEST, length: name.length }) }]);
  const coupon = await providerOf(settings).coupon(customer);
  if (coupon === null) throw refuse('COUPON_NONE');
  return withOrg(context.db, customer.orgCode, (tx) =>
    once(tx, customer, 'sendEmailToClaimCoupon', { name }, async () => {
      if (!(await markAsked(tx, 'coupon', session.name))) throw refuse('COUPON_ASKED');
      const args = { organisation: name, name: session.name, code: coupon.code, percentage: coupon.discountPercentage };
      await sendMail(tx, { to: session.email, template: 'couponCode', language: session.language, args: { ...args, link: '/v3/billing' } });
      if (settings.billingEmail !== undefined) {
        await sendMail(tx, { to: settings.billingEmail, template: 'couponAsked', language: 'en', args: { ...args, email: session.email } });
      }
      return done;
    }),
  );
};
