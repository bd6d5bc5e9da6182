/** The words of the two who swap. */
import type { Grant } from '../../access/authorise.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../db/org.ts';
import { refuse } from '../../refuse.ts';
import type { Caller } from '../../resource/caller.ts';
import type { Image } from '../../resource/image.ts';
import { inChangeSet } from '../../resource/in-change-set.ts';
import { resourceOf } from '../../resource/registry.ts';
import { readImages } from '../../resource/store.ts';
import { updateRecords } from '../../resource/update-records.ts';
import { ownEmployee } from '../own-employee.ts';

type Asked = { readonly id: string; readonly version: number };

/** Whoever is one of both reaches the swap by that alone: their form has only what they asked for themselves. */
export const callerOf = ({ db }: Context, grant: Grant): Caller => ({ db, session: grant.session, reach: { scope: 'ALL' }, form: 'SHIFT_SWAP', reason: null });

/** Moves a swap on, by the one of both whom `field` names. */
export const moveSwap = (operation: string, args: Asked, context: Context, grant: Grant, field: 'employeeId' | 'colleagueId', next: (tx: Transaction, swap: Image) => Promise<string>) =>
  inChangeSet(operation, args, context, grant, null, async (tx) => {
    const { employeeId } = ownEmployee(grant.session);
    const resource = resourceOf('ShiftSwap');
    const swap = /^\d{1,18}$/.test(args.id) ? (await readImages(tx, resource, [args.id])).get(args.id) : undefined;
    if (swap === undefined || String(swap[field]) !== employeeId) throw refuse('NOT_FOUND');
    const status = await next(tx, swap);
    const { changes, refused } = await updateRecords(tx, resource, [{ id: args.id, version: args.version, input: { status } }], callerOf(context, grant));
    for (const refusal of refused.values()) throw refusal;
    return { changes, answer: { status } };
  });
