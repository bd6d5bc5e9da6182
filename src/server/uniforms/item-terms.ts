import type { Terms } from '../../domain/uniforms/issue.ts';
import type { Transaction } from '../db/org.ts';

export type UniformTerms = Terms & { readonly name: string; readonly onlyEntitled: boolean; /** A lost piece costs something. */ readonly isCharged: boolean };

/** What an item says of its issues; undefined where there is none such. */
export const itemTerms = async (tx: Transaction, itemId: unknown): Promise<UniformTerms | undefined> =>
  (await tx.query<UniformTerms>(`select i.name, i.sizes, i.wear_months as "wearMonths", i.only_entitled as "onlyEntitled", i.charge <> 'NOTHING' and coalesce(i.unit_value, 0) > 0 as "isCharged" from uniform_item i where i.org_code = $1 and i.id = $2::bigint`, [tx.orgCode, itemId]))[0];
