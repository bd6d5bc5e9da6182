import type { Field } from '../../domain/resource.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { fieldReach, forbiddenFields } from '../access/fields.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import type { Caller } from '../resource/caller.ts';
import { missingReferences } from '../resource/check-database.ts';
import type { Values } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';
import { readIdempotencyKey } from '../resource/once.ts';
import { resourceOf } from '../resource/registry.ts';
import { addRecord } from '../resource/save.ts';
import { readImages } from '../resource/store.ts';
import type { Session } from '../session.ts';
import { readPost } from './posts/read-post.ts';

type Arguments = { readonly jobPostId: string; readonly asTemplate?: boolean | null };

/** What a copy begins anew. */
const OWN = new Set(['id', 'code', 'status', 'openedOn', 'closingDate', 'closedOn', 'isTemplate', 'requestedById', 'requestedBy', 'requestedAt', 'approvalNote', 'eventId', 'requisitionId']);

/** Child rows begin anew as well. */
const valueOf = ({ key, rows }: Field, post: Image): unknown => {
  const value = post[key];
  if (rows === undefined || !Array.isArray(value)) return value;
  const keys = rows.fields.filter((field) => !field.readOnly).map((field) => field.key);
  return (value as Values[]).map((row) => Object.fromEntries(keys.map((one) => [one, row[one] ?? null])));
};

/** Without what is inactive by now: it is taken for nothing new. */
const withoutResting = async (tx: Transaction, input: Values, session: Session): Promise<Values> => {
  const missing = await missingReferences(tx, resourceOf('JobPost'), input, session);
  const resting = new Set(missing.filter(({ message }) => message === 'error.REFERENCE_INACTIVE').map(({ field }) => field));
  const rows = (key: string, value: unknown): unknown => (Array.isArray(value) ? value.filter((row: Values, at) => !Object.keys(row).some((part) => resting.has(`${key}.${at}.${part}`))) : value);
  return Object.fromEntries(Object.entries(input).flatMap(([key, value]) => (resting.has(key) ? [] : [[key, rows(key, value)]])));
};

/** A draft, or a template, with what stands in the post: all but its code, its days and its way. What the person may not see or write stays behind, as does what is inactive. */
export const copyJobPost = async ({ jobPostId, asTemplate }: Arguments, context: Context, grant: Grant) => {
  const { db } = context;
  const { session } = grant;
  const resource = resourceOf('JobPost');
  if (session.rights.get('JOB_POSTS')?.view !== true) throw refuse('NOT_FOUND');
  await readPost(context, grant, jobPostId, { id: true });
  const post = (await withOrg(db, session.orgCode, (tx) => readImages(tx, resource, [jobPostId], false))).get(jobPostId)!;
  const whole = Object.fromEntries(resource.fields.flatMap((field) => (field.readOnly || field.kind === 'custom' || OWN.has(field.key) || fieldReach(session, field, 'VIEW') === null ? [] : [[field.key, valueOf(field, post)] as const])));
  const forbidden = new Set(forbiddenFields(session, resource, whole));
  const input = { ...Object.fromEntries(Object.entries(whole).filter(([key]) => !forbidden.has(key))), ...(post['custom'] ? { custom: post['custom'] } : {}), isTemplate: asTemplate === true };
  const caller: Caller = { db, session, reach: grant, form: grant.forms[0] ?? null, reason: null, idempotencyKey: readIdempotencyKey(context.idempotencyKey) };
  const taken = await withOrg(db, session.orgCode, (tx) => withoutResting(tx, input, session));
  const { id, changeSet } = await addRecord(resource, taken, caller);
  return { errorCode: '', message: '', validationError: null, changeSet, id };
};
