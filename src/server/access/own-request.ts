/** Requests that somebody else decides: nobody decides their own (secure.md 10), however many rights they have. */
import { todayOf } from '../people/today.ts';
import { refuse } from '../refuse.ts';
import { say } from '../messages.ts';
import type { Caller } from '../resource/caller.ts';
import type { Hooks, Values } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';

const OPEN: ReadonlySet<unknown> = new Set(['DRAFT', 'PENDING']);
const MADE: ReadonlySet<unknown> = new Set(['DRAFT', 'PENDING', 'CANCELLED']);

const isOwn = ({ session }: Pick<Caller, 'session'>, ...records: readonly (Values | Image | null)[]): boolean =>
  session.employeeId !== null && records.some((record) => record !== null && String(record['employeeId'] ?? '') === session.employeeId);

const changesMoreThanStatus = (values: Values, before: Image): boolean =>
  Object.entries(values).some(([key, value]) => !['id', 'status', 'version', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy'].includes(key) && JSON.stringify(value ?? null) !== JSON.stringify(before[key] ?? null));

const movedOn = ({ session }: Caller, status: unknown) => refuse('STATUS_MOVED_ON', { words: { status: say(session.language, `enum.RequestStatus.${String(status)}`) } });

/**
 * What people may do with requests of their own: write and hand them in, change them while nobody has decided, cancel
 * them, also after approval as long as they have not begun. Deciding is refused with OWN_REQUEST, changing what was
 * decided with STATUS_MOVED_ON. Requests of others follow the rights alone. `begins` names the field that says on which day an approved request
 * begins, by the clock of its owner: from that day on they cannot cancel it.
 */
export const ownRequestHooks = (begins: string | null = null): Required<Pick<Hooks, 'beforeSave' | 'beforeDelete'>> => ({
  beforeSave: async (tx, caller, values, before) => {
    if (!isOwn(caller, before, { ...before, ...values })) return;
    const status = values['status'] ?? before?.['status'] ?? 'DRAFT';
    if (before === null || OPEN.has(before['status'])) {
      if (!MADE.has(status)) throw refuse('OWN_REQUEST');
      return;
    }
    if (status === 'APPROVED' && before['status'] !== 'APPROVED') throw refuse('OWN_REQUEST');
    const hasBegun = begins !== null && String(before[begins]) <= (await todayOf(tx, caller.session.employeeId));
    const cancels = before['status'] === 'APPROVED' && status === 'CANCELLED' && !hasBegun;
    if (!cancels || changesMoreThanStatus(values, before)) throw movedOn(caller, before['status']);
  },
  beforeDelete: async (_tx, caller, images) => {
    const decided = images.find((image) => isOwn(caller, image) && !OPEN.has(image['status']));
    if (decided) throw movedOn(caller, decided['status']);
  },
});
