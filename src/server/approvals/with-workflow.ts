/** What a workflow adds to the hooks of requests. Without one that fits nothing is added: whoever may change the request decides it. */
import { amountOf } from '../../domain/approvals/amountOf.ts';
import { chainOf, restartChain, withDecision, type Chain } from '../../domain/approvals/chain.ts';
import { requestKinds, type RequestKind } from '../../domain/approvals/kinds.ts';
import { tagOf } from '../../domain/languages.ts';
import type { Transaction } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import type { Caller } from '../resource/caller.ts';
import { differs } from '../resource/changed-keys.ts';
import type { Hooks, Values } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';
import { administers } from './administers.ts';
import { namedWorkflow } from './named-workflow.ts';
import { standingOf } from './standing.ts';
import { takeWorkflow } from './take-workflow.ts';
import { tellApprovers } from './tell-approvers.ts';
import { tellGoesOn } from './tell-goes-on.ts';

/** Numbers and times are kept longer than they are sent. */
const plainText = (text: string): unknown => (/^\d+(?:\.\d+)?$/.test(text) ? Number(text) : /^\d\d:\d\d:00$/.test(text) ? text.slice(0, 5) : text);

/** What the database adds to rows. */
const ADDED: ReadonlySet<string> = new Set(['id', 'position']);

/** What is asked for, however it is written: of rows what they say, in their order, and nothing that they leave empty. */
const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === 'object' && value !== null) return Object.fromEntries(Object.entries(value).flatMap(([key, one]) => (ADDED.has(key) || one == null ? [] : [[key, plain(one)]])));
  return typeof value === 'string' ? plainText(value) : (value ?? null);
};

const isOtherwise = (kind: RequestKind, whole: Values, before: Image): boolean => requestKinds[kind].decisive.some((key) => differs(plain(whole[key]), plain(before[key])));

/** By which steps the request is decided as it is told now: those it was made with, from their beginning where something else is asked for; others where what is asked for names another workflow. */
const chainFor = async (tx: Transaction, kind: RequestKind, whole: Values, before: Image | null): Promise<Chain | null> => {
  const kept = before?.['status'] === 'DRAFT' ? null : chainOf(before?.['approval']);
  if (before !== null && before['status'] !== 'DRAFT' && !isOtherwise(kind, whole, before)) return kept;
  const isSameWay = kept !== null && (await namedWorkflow(tx, kind, whole)) === (await namedWorkflow(tx, kind, before!));
  return isSameWay ? restartChain(kept, amountOf(kind, whole)) : takeWorkflow(tx, kind, whole);
};

/** One decision of the step at which the request stands; where another step follows, the request goes on to it and waits. */
const decide = async (tx: Transaction, caller: Caller, { kind, values, whole, chain }: { kind: RequestKind; values: Values; whole: Values; chain: Chain }): Promise<void> => {
  const { session, reason } = caller;
  const employeeId = String(whole['employeeId']);
  const standing = await standingOf(tx, employeeId, chain);
  const isAdministrator = administers(session, kind);
  if (standing === null && !isAdministrator) throw refuse('WAITS_FOR_ADMINISTRATORS', { words: { workflow: chain.name } });
  if (standing !== null && !standing.people.some(({ userId }) => userId === session.userId))
    throw refuse('WAITS_FOR_OTHERS', { words: { names: new Intl.ListFormat(tagOf(session.language), { type: 'disjunction' }).format(standing.people.map(({ name }) => name)), step: standing.at + 1, steps: chain.steps.length, workflow: chain.name } });
  const at = standing?.at ?? chain.steps.findIndex(({ decision, notNeeded }) => decision === undefined && notNeeded !== true);
  const decision = whole['status'] === 'APPROVED' ? 'APPROVED' : 'REJECTED';
  const decided = withDecision(chain, at, { decision, by: session.name, byId: session.userId, at: new Date().toISOString(), remarks: reason });
  values['approval'] = decided;
  if (decision === 'APPROVED' && standing !== null && (await standingOf(tx, employeeId, decided)) !== null) values['status'] = 'PENDING';
};

const follow = async (tx: Transaction, caller: Caller, kind: RequestKind, values: Values, before: Image | null): Promise<void> => {
  const whole: Values = { ...before, ...values };
  const [was, is] = [before?.['status'] ?? null, whole['status'] ?? 'PENDING'];
  if (is === 'DRAFT') {
    if (before?.['approval'] != null) values['approval'] = null;
    return;
  }
  if (is === 'CANCELLED' || was === 'REJECTED' || was === 'CANCELLED') return;
  const isDecision = is !== 'PENDING' && was === 'PENDING';
  const isOpen = is === 'PENDING' || isDecision;
  if (before !== null && !isOpen && !isOtherwise(kind, whole, before)) return;
  if (!isOpen && administers(caller.session, kind)) return;
  const chain = await chainFor(tx, kind, whole, before);
  // Entered as decided, or changed after it was: the workflow has not seen this.
  if (!isOpen && chain !== null) throw refuse('WORKFLOW_FIRST', { words: { workflow: chain.name } });
  if (!isOpen) return;
  if (isDecision && chain !== null) await decide(tx, caller, { kind, values, whole, chain });
  else if (differs(chain, chainOf(before?.['approval']))) values['approval'] = chain;
};

const decisionsIn = (image: Values | Image): number => chainOf(image['approval'])?.steps.filter(({ decision }) => decision !== undefined).length ?? 0;

/** Nobody brings back a decision on what they ask for themselves that was taken back. Where they take back what they changed, it comes back with what it was given for. */
const refuseOwnStep = ({ session }: Caller, kind: RequestKind, values: Values, before: Image | null): void => {
  if (before === null || session.employeeId === null || String(before['employeeId']) !== session.employeeId) return;
  if (decisionsIn(values) > decisionsIn(before) && !isOtherwise(kind, { ...before, ...values }, before)) throw refuse('OWN_REQUEST');
};

/**
 * The hooks of a kind of request, with the workflow that fits it: taken when it is handed in and kept with it, each step decided in its turn by who is entitled, a rejection the end, the last approval the
 * approval. WAITS_FOR_OTHERS where it is somebody else's turn, WAITS_FOR_ADMINISTRATORS where nobody of it can decide. What clients send as `approval` counts for nothing. `day`: as of `ownRequestHooks`.
 */
export const withWorkflow = (kind: RequestKind, day: string, hooks: Hooks): Hooks => ({
  ...hooks,
  tells: tellGoesOn,
  beforeSave: async (tx, caller, values, before) => {
    if (caller.source !== 'UNDO') delete values['approval'];
    const asked = values['status'] ?? before?.['status'] ?? 'PENDING';
    await hooks.beforeSave?.(tx, caller, values, before);
    if (caller.source === 'UNDO') return refuseOwnStep(caller, kind, values, before);
    if (caller.isMove === true) return;
    // Approved at once by a setting that asks for nobody's approval: a workflow asks for more.
    if (asked === 'PENDING' && values['status'] === 'APPROVED' && (await takeWorkflow(tx, kind, { ...before, ...values })) !== null) values['status'] = 'PENDING';
    await follow(tx, caller, kind, values, before);
  },
  afterSave: async (tx, caller, after, before) => {
    await hooks.afterSave?.(tx, caller, after, before);
    await tellApprovers(tx, caller, kind, day, after, before);
  },
});
