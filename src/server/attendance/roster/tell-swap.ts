/** Each step of a swap is told to those whom it concerns and who did not take it. */
import { sessionsOf } from '../../access/sessions-of.ts';
import type { Transaction } from '../../db/org.ts';
import { notify } from '../../notifications/notify.ts';
import { lineOf } from '../../people/tell-request.ts';
import { seersOf } from '../../record-talk/seers.ts';
import type { Caller } from '../../resource/caller.ts';
import type { Image } from '../../resource/image.ts';
import { resourceOf } from '../../resource/registry.ts';
import { OWN_SHIFTS, shiftReaders } from './tell-shifts.ts';

const APPROVALS = '/roster-management/shift-swap-approvals';

/** The nearest managers above who may decide, by the screen of approvals. */
const deciders = async (tx: Transaction, swap: Image): Promise<readonly string[]> => {
  const resource = resourceOf('ShiftSwap');
  const line = (await lineOf(tx, String(swap['employeeId']))).filter(({ above }) => above > 0);
  if (line.length === 0) return [];
  const sessions = await sessionsOf(tx, line.map(({ id }) => id), ['SHIFT_SWAP_APPROVALS']);
  const able = sessions.filter(({ employeeId, rights }) => rights.get('SHIFT_SWAP_APPROVALS')?.update === true && employeeId !== String(swap['colleagueId']));
  const seers = await seersOf(tx, resource, able.map((session) => ({ session, ids: [swap.id] })));
  const seeing = line.filter(({ id }) => seers.get(id)?.has(swap.id) === true);
  return seeing.filter(({ above }) => above === seeing[0]!.above).map(({ id }) => id);
};

type Step = { readonly kind: string; readonly to: readonly ('asker' | 'colleague')[] };

const stepOf = (was: unknown, is: unknown, isColleague: boolean): Step | null => {
  if (was === null) return { kind: 'swapAsked', to: ['colleague'] };
  if (was === is) return null;
  if (was === 'APPROVED') return { kind: 'swapUndone', to: ['asker', 'colleague'] };
  if (is === 'PENDING_APPROVAL') return { kind: 'swapAccepted', to: ['asker'] };
  if (is === 'APPROVED') return { kind: 'swapDone', to: ['asker', 'colleague'] };
  if (is === 'REJECTED') return isColleague && was === 'PENDING_COLLEAGUE' ? { kind: 'swapDeclined', to: ['asker'] } : { kind: 'swapRejected', to: ['asker', 'colleague'] };
  return is === 'CANCELLED' ? { kind: 'swapCancelled', to: ['asker', 'colleague'] } : null;
};

/** In the transaction of the change: what is rolled back was never told. */
export const tellOfSwap = async (tx: Transaction, { session }: Caller, after: Image, before: Image | null): Promise<void> => {
  const step = stepOf(before?.['status'] ?? null, after['status'], session.employeeId === String(after['colleagueId']));
  if (step === null) return;
  const [words, days] = [{ by: session.name }, { day: String(after['day']) }];
  const people = step.to.map((one) => String(after[one === 'asker' ? 'employeeId' : 'colleagueId']));
  await notify(tx, { to: (await shiftReaders(tx, people, session.userId)).map(({ id }) => id), kind: step.kind, words, days, path: OWN_SHIFTS });
  if (after['status'] !== 'PENDING_APPROVAL') return;
  const to = (await deciders(tx, after)).filter((id) => id !== session.userId);
  await notify(tx, { to, kind: 'swapWaits', words: { by: String((await nameOf(tx, String(after['employeeId']))) ?? '') }, days, path: `${APPROVALS}/${after.id}` });
};

const nameOf = async (tx: Transaction, employeeId: string): Promise<string | undefined> => (await tx.query<{ name: string }>('select name from employee where org_code = $1 and id = $2::bigint', [tx.orgCode, employeeId]))[0]?.name;
