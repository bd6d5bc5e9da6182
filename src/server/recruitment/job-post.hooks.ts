import { finding } from '../../domain/problem.ts';
import { allocate } from '../db/ids.ts';
import type { Hooks } from '../resource/hooks.ts';
import { refuseFields } from '../resource/refuse-fields.ts';

type Member = { readonly employeeId: unknown; readonly role: unknown };

/** A new post gets the next code, and who adds it works on it. Nobody has the same role twice. */
export const hooks: Hooks = {
  apart: true,
  beforeSave: async (tx, caller, values, before) => {
    if (before === null && (values['code'] ?? '') === '') values['code'] = `J-${await allocate(tx, 'job post code', 1)}`;
    const { employeeId } = caller.session;
    if (before === null && employeeId !== null && ((values['members'] as readonly Member[] | null | undefined) ?? []).length === 0) values['members'] = [{ id: String(await allocate(tx, 'job_post_member', 1)), employeeId, role: 'RECRUITER' }];
    const members = (values['members'] as readonly Member[] | null | undefined) ?? [];
    const seen = members.map((member) => `${String(member.employeeId)} ${String(member.role)}`);
    refuseFields(caller, seen.flatMap((one, at) => (seen.indexOf(one) < at ? [{ field: `members.${at}.employeeId`, ...finding('rule.twice') }] : [])));
  },
};
