import type { Transaction } from '../db/org.ts';

/** The country and currency by which the organisation's telephone numbers and amounts are read. */
export const organisationFormats = async (tx: Transaction): Promise<{ country?: string; currency?: string }> =>
  (await tx.prepared<{ country: string; currency: string }>('organisation_formats', 'select country, currency from organisation where org_code = $1', [tx.orgCode]))[0] ?? {};
