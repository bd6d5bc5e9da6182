import type { Transaction } from '../db/org.ts';

/** The organisation's own name, as mails sign with it. */
export const organisationName = async (tx: Transaction): Promise<string> => {
  const [row] = await tx.query<{ name: string }>('select name from organisation where org_code = $1', [tx.orgCode]);
  return row?.name ?? tx.orgCode;
};
