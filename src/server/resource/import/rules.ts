/** What the rules of forms need to know besides a record. */
import { formulaCheck } from '../../../domain/payroll/formula/formula-check.ts';
import { checkPhone } from '../../../domain/phone.ts';
import type { Field, Resource } from '../../../domain/resource.ts';
import type { Transaction } from '../../db/org.ts';
import type { FormulaCheck } from '../../../domain/validate/context.ts';
import { hasMessage } from '../../messages.ts';

export type OrganisationFormats = { readonly country: string; readonly currency: string; readonly dateFormat: string; readonly timeZone: string };

export const readFormats = async (tx: Transaction): Promise<OrganisationFormats> => {
  const [row] = await tx.query<OrganisationFormats>(
    'select country, currency, date_format as "dateFormat", time_zone as "timeZone" from organisation where org_code = $1 limit 1',
    [tx.orgCode],
  );
  return row ?? { country: 'IN', currency: 'INR', dateFormat: 'YYYY/MM/DD', timeZone: 'UTC' };
};

export type RuleContext = {
  readonly entity: string;
  readonly hasMessage: (key: string) => boolean;
  readonly phone: typeof checkPhone;
  readonly formula: FormulaCheck;
  readonly country: string;
  readonly currency: string;
};

export const ruleContext = (resource: Resource, formats: OrganisationFormats): RuleContext => ({
  entity: resource.name,
  hasMessage,
  phone: checkPhone,
  formula: formulaCheck(),
  country: formats.country,
  currency: formats.currency,
});

/** What fields get that are left out, ready to be stored. */
export const defaultsOf = (fields: readonly Field[]): { field: Field; value: unknown }[] =>
  fields.flatMap((field) => (field.default === undefined || field.readOnly ? [] : [{ field, value: JSON.parse(field.default) as unknown }]));
