/** Amounts of payroll are of the currency that it reckons and pays in, which may be another than the organisation's. */
import type { Field, Resource } from '../resource.ts';

/** What metadata says in place of that currency, which each organisation chooses. */
export const PAYROLL = 'PAYROLL';

const isPayroll = ({ currency, rows }: Field): boolean => currency === PAYROLL || (rows?.fields.some(isPayroll) ?? false);

const inCurrency = (field: Field, code: string | undefined): Field => {
  if (!isPayroll(field)) return field;
  if (field.rows !== undefined) return { ...field, rows: { ...field.rows, fields: field.rows.fields.map((one) => inCurrency(one, code)) } };
  const { currency: _payroll, ...rest } = field;
  return code === undefined ? rest : { ...rest, currency: code };
};

/** Made once for each currency, as long as the entity is there. */
const made = new WeakMap<Resource, Map<string | undefined, Resource>>();

/** The entity with its payroll amounts in the currency of that ISO code; without one in the organisation's own. The same object comes back where it has none of them. */
export const inPayrollCurrency = (resource: Resource, code: string | undefined): Resource => {
  const known = made.get(resource) ?? new Map<string | undefined, Resource>();
  made.set(resource, known);
  const found = known.get(code) ?? (resource.fields.some(isPayroll) ? { ...resource, fields: resource.fields.map((field) => inCurrency(field, code)) } : resource);
  known.set(code, found);
  return found;
};
