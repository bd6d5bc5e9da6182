import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { refuse } from '../refuse.ts';
import { inChangeSet } from '../resource/in-change-set.ts';
import { resourceOf } from '../resource/registry.ts';
import { readImages } from '../resource/store.ts';
import { updateRecords } from '../resource/update-records.ts';
import { ownMember } from './own-member.ts';

/** Whoever is recorded may end it for a computer of theirs at any time. */
export const revokeOwnComputer = (args: { readonly id: string }, context: Context, grant: Grant) =>
  inChangeSet('revokeOwnComputer', args, context, grant, null, async (tx) => {
    const employeeId = ownMember(grant.session);
    const resource = resourceOf('ActivityDevice');
    const device = /^\d{1,18}$/.test(args.id) ? (await readImages(tx, resource, [args.id])).get(args.id) : undefined;
    if (device === undefined || String(device['employeeId']) !== employeeId) throw refuse('NOT_FOUND');
    if (device['status'] === 'REVOKED') return { changes: [], answer: {} };
    const caller = { db: context.db, session: grant.session, reach: { scope: 'ALL' as const }, form: null, reason: null };
    const { changes, refused } = await updateRecords(tx, resource, [{ id: args.id, version: device.version, input: { status: 'REVOKED' } }], caller);
    for (const refusal of refused.values()) throw refusal;
    return { changes, answer: {} };
  });
