import { fromMinor } from '../../domain/money.ts';
import type { Purchase } from './provider/own/purchase.ts';

/** A purchase as people see it before they confirm it; amounts as decimal text. */
export const previewAnswer = ({ offer, quantity, coupon, quote }: Purchase) => {
  const money = (minor: bigint): string => fromMinor(minor, offer.currency);
  return {
    when: quote.when,
    from: quote.from,
    planName: offer.name,
    quantity,
    unitPrice: money(offer.unitMinor),
    currency: offer.currency,
    periodUnit: offer.periodUnit,
    subtotal: money(quote.whole.subtotal),
    discount: money(quote.whole.discount),
    total: money(quote.whole.total),
    credit: money(quote.credit),
    charge: money(quote.charge),
    dueToday: money(quote.dueToday),
    nextTermStart: quote.when === 'NOW' ? quote.term.to : quote.from,
    couponCode: coupon?.code ?? null,
    discountPercentage: quote.discountPercentage,
  };
};
