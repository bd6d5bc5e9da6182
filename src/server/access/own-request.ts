/** Requests that somebody else decides: nobody decides their own (secure.md 10), however many rights they have. */
import { dropNotices } from '../notifications/drop-notices.ts';
import { tellOfRequest } from '../people/tell-request.ts';
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
 * decided with STATUS_MOVED_ON. Requests of others follow the rights alone. Where an approved request `begins` on the day of the field `day`, by the
 * clock of its owner, they cannot cancel it from that day on. Manager and asker are told of what the other does.
 */
export const ownRequestHooks = (type: string, day: string, begins: 'BEGINS' | null = 'BEGINS'): Required<Pick<Hooks, 'beforeSave' | 'afterSave' | 'beforeDelete'>> => ({
  beforeSave: async (tx, caller, values, before) => {
    if (!isOwn(caller, before, { ...before, ...values })) return;
    const status = values['status'] ?? before?.['status'] ?? 'DRAFT';
    if (before === null || OPEN.has(before['status'])) {
      if (!MADE.has(status)) throw refuse('OWN_REQUEST');
      return;
    }
    if (status === 'APPROVED' && before['status'] !== 'APPROVED') throw refuse('OWN_REQUEST');
    const hasBegun = begins !== null && String(before[day]) <= (await todayOf(tx, caller.session.employeeId));
    const cancels = before['status'] === 'APPROVED' && status === 'CANCELLED' && !hasBegun;
    if (!cancels || changesMoreThanStatus(values, before)) throw movedOn(caller, before['status']);
  },
  afterSave: (tx, caller, after, before) => tellOfRequest(tx, caller, type, day, after, before),
  beforeDelete: async (tx, caller, images) => {
    const decided = images.find((image) => isOwn(caller, image) && !OPEN.has(image['status']));
    if (decided) throw movedOn(caller, decided['status']);
    // A bell that leads to a request that is gone is a dead end.
    await dropNotices(tx, images.map(({ id }) => ({ entity: type, id })));
  },
});
