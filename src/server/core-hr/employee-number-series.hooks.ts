import { lastOf } from '../../domain/employee-number.ts';
import { finding, type Problem } from '../../domain/problem.ts';
import type { Hooks } from '../resource/hooks.ts';
import { insteadOf, keptAmong } from '../resource/kept-among.ts';
import { refuseFields } from '../resource/refuse-fields.ts';

const oneOfAll = keptAmong(async (tx, _caller, whole, _before, instead) => {
  if (whole['isEnabled'] !== true) return [];
  const provider = whole['serviceProviderId'] ?? null;
  const [stored] = await tx.query<{ name: string }>(
    'select name from employee_number_series where org_code = $1 and is_enabled and id is distinct from $2::bigint and service_provider_id is not distinct from $3::bigint and id <> all ($4::bigint[])',
    [tx.orgCode, whole['id'], provider, instead.ids],
  );
  const other = stored ?? insteadOf(instead, whole, (one) => one['isEnabled'] === true && (one['serviceProviderId'] ?? null) === provider);
  return other ? [{ field: 'isEnabled', ...finding('employeeNumberSeries.another', { title: String(other['name']) }) }] : [];
});

/** The next number has as many digits as the series gives it, and of each service provider, or of none, one series gives numbers. */
export const hooks: Hooks = {
  beforeSave: async (tx, caller, values, before) => {
    const whole: Readonly<Record<string, unknown>> = { ...before, ...values };
    const problems: Problem[] = [];
    const last = lastOf({ digits: Number(whole['digits']) });
    // A series that has given its last number stands one above it and may be changed in everything else.
    const isSpent = before !== null && before['nextNumber'] === whole['nextNumber'] && before['digits'] === whole['digits'];
    if (Number(whole['nextNumber']) > last && !isSpent) problems.push({ field: 'nextNumber', ...finding('employeeNumberSeries.beyond', { last }) });
    problems.push(...(await oneOfAll.problems(tx, caller, values, before)));
    refuseFields(caller, problems);
  },
  afterSave: oneOfAll.afterSave,
  fit: oneOfAll.fit,
};
