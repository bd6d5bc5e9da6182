import type { Context } from '../http/route.ts';

/** What the product is called on the request's domain: the name of the longest domain of PRODUCT_NAMES that the host is or lies below; null for Tenure. */
export const productName = ({ request, settings }: Pick<Context, 'request' | 'settings'>): string | null => {
  const host = (request.headers.host ?? '').toLowerCase().replace(/:\d+$/, '');
  const domains = [...settings.productNames.keys()].filter((domain) => host === domain || host.endsWith(`.${domain}`)).toSorted((a, b) => b.length - a.length);
  return domains[0] === undefined ? null : (settings.productNames.get(domains[0]) ?? null);
};
