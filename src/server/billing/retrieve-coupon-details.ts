import type { Context } from '../context.ts';
import { done } from './answers.ts';
import { customerOf } from './customer.ts';
import { providerOf } from './provider/choose.ts';

/** Document 0 §7: the coupon that is offered and was not used; its fields are null where there is none. */
export const retrieveCouponDetails = async (_args: object, context: Context) => {
  const coupon = await providerOf(context.settings).coupon(await customerOf(context));
  return { ...done, Coupon_Code: coupon?.code ?? null, Discount_Percentage: coupon === null ? null : Number(coupon.discountPercentage) };
};
