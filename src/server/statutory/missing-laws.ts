import { foldText } from '../../domain/rank.ts';
import type { Transaction } from '../db/org.ts';
import { lawBookOf, lawTypes } from './law-book.ts';
import type { LawType } from './law-book.ts';

type Values = Readonly<Record<string, unknown>>;
/** A record that the law of the country gives, with the key that says which it is. */
export type LawRecord = { readonly type: LawType; readonly key: string; readonly name: string; readonly effectiveFrom: string; readonly law: string; readonly exists: boolean; readonly values: Values };

/** What no two records of a kind share. */
const partsOf: Readonly<Record<LawType, readonly string[]>> = {
  StatutoryRate: ['scheme', 'part', 'wageFrom', 'effectiveFrom'],
  ProfessionalTaxRule: ['state', 'city', 'effectiveFrom'],
  WelfareFundRule: ['state', 'wageFrom', 'effectiveFrom'],
  GratuityRule: ['effectiveFrom'],
  SettlementRule: ['effectiveFrom'],
};
const plain = (part: string, value: unknown): string => (value == null ? '' : part === 'wageFrom' ? String(Number(value)) : foldText(String(value)));
const keyOf = (type: LawType, values: Values): string => [type, ...partsOf[type].map((part) => plain(part, values[part]))].join('|');

/** What the organisation has of them already. */
const readKeys = async (tx: Transaction, country: string): Promise<ReadonlySet<string>> => {
  const rows = await tx.query<Values & { readonly type: LawType }>(
    `select 'StatutoryRate' as type, scheme, part, wage_from::text as "wageFrom", effective_from::text as "effectiveFrom", null as state, null as city from statutory_rate where org_code = $1 and country = $2
     union all select 'ProfessionalTaxRule', null, null, null, effective_from::text, state, city from professional_tax_rule where org_code = $1 and country = $2
     union all select 'WelfareFundRule', null, null, wage_from::text, effective_from::text, state, null from welfare_fund_rule where org_code = $1 and country = $2
     union all select 'GratuityRule', null, null, null, effective_from::text, null, null from gratuity_rule where org_code = $1 and country = $2
     union all select 'SettlementRule', null, null, null, effective_from::text, null, null from settlement_rule where org_code = $1 and country = $2`,
    [tx.orgCode, country],
  );
  return new Set(rows.map((row) => keyOf(row.type, row)));
};

/** Everything that Tenure brings of the law of a country, and whether the organisation has it. Empty where it brings nothing. */
export const lawsOf = async (tx: Transaction, country: string): Promise<readonly LawRecord[]> => {
  const book = lawBookOf(country);
  if (book === null) return [];
  const there = await readKeys(tx, country);
  return lawTypes.flatMap((type) =>
    (book[type] as readonly (Values & { readonly name: string; readonly effectiveFrom: string; readonly law: string })[]).map((values) => {
      const key = keyOf(type, values);
      return { type, key, name: values.name, effectiveFrom: values.effectiveFrom, law: values.law, exists: there.has(key), values: { ...values, country } };
    }),
  );
};
