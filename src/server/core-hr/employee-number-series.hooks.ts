import { lastOf } from '../../domain/employee-number.ts';
import { finding, type Problem } from '../../domain/problem.ts';
import type { Hooks } from '../resource/hooks.ts';
import { refuseFields } from '../resource/refuse-fields.ts';

/** The next number has as many digits as the series gives it, and of each service provider, or of none, one series gives numbers. */
export const hooks: Hooks = {
  beforeSave: async (tx, caller, values, before) => {
    const whole: Readonly<Record<string, unknown>> = { ...before, ...values };
    const problems: Problem[] = [];
    const last = lastOf({ digits: Number(whole['digits']) });
    // A series that has given its last number stands one above it and may be changed in everything else.
    const isSpent = before !== null && before['nextNumber'] === whole['nextNumber'] && before['digits'] === whole['digits'];
    if (Number(whole['nextNumber']) > last && !isSpent) problems.push({ field: 'nextNumber', ...finding('employeeNumberSeries.beyond', { last }) });
    const text = 'select name from employee_number_series where org_code = $1 and is_enabled and id <> $2::bigint and service_provider_id is not distinct from $3::bigint';
    const [other] = whole['isEnabled'] === true ? await tx.query<{ name: string }>(text, [tx.orgCode, before?.id ?? '0', whole['serviceProviderId'] ?? null]) : [];
    if (other) problems.push({ field: 'isEnabled', ...finding('employeeNumberSeries.another', { title: other.name }) });
    refuseFields(caller, problems);
  },
};
