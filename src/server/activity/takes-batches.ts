/** How a program on a computer sends anything: in batches that are kept once, however often they come (docs/activity-agent.md). */
import { z } from 'zod';
import { withOrg, type Transaction } from '../db/org.ts';
import { readJson, sendJson } from '../http/json.ts';
import type { Context, Route } from '../http/route.ts';
import { answeringRefusals } from '../http/send-refusal.ts';
import { refuse } from '../refuse.ts';
import { answerOnce } from './answer-once.ts';
import type { Device } from './device-token.ts';
import { senderOf } from './sender.ts';

/** ISO 8601 with an offset, as milliseconds. */
export const moment = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));

export const envelope = { batchId: z.string().regex(/^[\w.:-]{8,64}$/), sentAt: moment, agent: z.string().trim().max(60).optional() };

export type Problem = { readonly field: string; readonly message: string };

/** Refuses all of a batch, and says of the first twenty places what is wrong. */
export const refuseAll = (problems: readonly Problem[]): never => {
  throw refuse('BAD_USER_INPUT', { validationError: problems.slice(0, 20) });
};

/** One kind of thing that programs send, at `/activity/<kind>`. */
type Kind<Shape extends z.ZodRawShape, Ready> = {
  readonly kind: string;
  /** The most bytes that a batch may have. */
  readonly bytes: number;
  /** What a batch has beside its id, the computer's clock and the program's name; anything else is refused. */
  readonly shape: Shape;
  /** What is checked and turned before anything is looked up; problems refuse all of the batch. `sentAt` and `now` in milliseconds, `address` is that of the asking machine. */
  readonly prepare: (read: z.output<z.ZodObject<Shape>>, sentAt: number, now: number, address: string) => { readonly ready: Ready; readonly problems: readonly Problem[] };
  /** Keeps what may be kept, in the transaction that remembers the answer. */
  readonly take: (tx: Transaction, device: Device, ready: Ready, now: number) => Promise<object>;
};

export const takesBatches = <Shape extends z.ZodRawShape, Ready>({ kind, bytes, shape, prepare, take }: Kind<Shape, Ready>): Route => {
  const wanted = z.strictObject({ ...envelope, told: z.strictObject(shape) });
  const handle = async (context: Context): Promise<void> => {
    const device = await senderOf(context);
    const read = wanted.safeParse(apart(await readJson(context, bytes)));
    if (!read.success) return refuseAll(read.error.issues.map(({ path, message }) => ({ field: path.filter((step) => step !== 'told').join('.'), message })));
    const { batchId, sentAt, agent, told } = read.data;
    const now = Date.now();
    const { ready, problems } = prepare(told, sentAt, now, context.address);
    if (problems.length > 0) return refuseAll(problems);
    const answer = await withOrg(context.db, device.orgCode, (tx) => answerOnce(tx, device, { kind, batchId, agent }, () => take(tx, device, ready, now)));
    sendJson(context, 200, { errorCode: '', message: '', ...answer });
  };
  return { method: 'POST', path: `/activity/${kind}`, handle: answeringRefusals(handle) };
};

/** What all batches have, and what this kind has beside it. */
const apart = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const { batchId, sentAt, agent, ...told } = body as Record<string, unknown>;
  return { batchId, sentAt, agent, told };
};
