import { flat } from '../../domain/customisation/custom-values.ts';

type Filter = Readonly<Record<string, unknown>>;
type Range = { readonly from?: string | number; readonly to?: string | number };

const isRange = (value: unknown): value is Range => typeof value === 'object' && value !== null && ('from' in value || 'to' in value);

const least = (one: Range['to'], other: Range['to']) => (one === undefined || (other !== undefined && other < one) ? other : one);
const most = (one: Range['from'], other: Range['from']) => (one === undefined || (other !== undefined && other > one) ? other : one);

/** The filter of a report together with that of one of its groups, as the address of a list takes it; null where a list's address cannot say it. */
export const narrowed = (report: Filter, group: Filter): Filter | null => {
  const whole = flat(report);
  if (['and', 'or', 'not', 'ids'].some((key) => key in whole)) return null;
  const out: Record<string, unknown> = { ...whole };
  for (const [key, condition] of Object.entries(group)) {
    const told = out[key];
    // One address holds one condition a field: a range cannot say as well what else the report asks of it.
    if (isRange(condition) && told !== undefined && !isRange(told)) return null;
    const [from, to] = isRange(told) && isRange(condition) ? [most(told.from, condition.from), least(told.to, condition.to)] : [];
    out[key] = isRange(told) && isRange(condition) ? { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) } : condition;
  }
  return out;
};
