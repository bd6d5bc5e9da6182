import type { Resource } from '../../domain/resource.ts';
import type { Context } from '../context.ts';
import { coercePatch } from '../graphql/coerce-filter.ts';
import type { Session } from '../session.ts';
import type { Caller } from './caller.ts';
import { readIdempotencyKey } from './once.ts';
import { namedResource, updateGrant } from './update-grant.ts';
import type { Update } from './update-records.ts';

export type UpdatesArguments = { readonly type: string; readonly updates: readonly { readonly id: unknown; readonly version: number; readonly values: unknown }[]; readonly reason?: string | null; readonly along?: boolean | null; readonly mails?: boolean | null };

/** The reason that a person gave, as the journal keeps it. */
export const readReason = (reason: string | null | undefined): string | null => reason?.trim().slice(0, 500) || null;

/** The arguments of an operation on many records: typed as update<Entity> types them, with the rights that it asks for. */
export const readUpdates = ({ type, updates, reason, along, mails }: UpdatesArguments, { db, idempotencyKey }: Context, session: Session): { resource: Resource; updates: Update[]; caller: Caller } => {
  const resource = namedResource(type);
  const grant = updateGrant(session, resource);
  return {
    resource,
    updates: updates.map(({ id, version, values }) => ({ id: String(id), version, input: coercePatch(resource, values, String(id)) })),
    caller: { db, session, reach: grant, form: grant.forms[0] ?? null, reason: readReason(reason), idempotencyKey: readIdempotencyKey(idempotencyKey), ...(along === true ? { along } : {}), ...(mails === false ? { withoutMails: true } : {}) },
  };
};
