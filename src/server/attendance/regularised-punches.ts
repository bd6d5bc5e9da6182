/** The punches that an approved regularisation stands for: there while it is approved, gone when it is not any more. */
import type { PunchType } from '../../domain/attendance/nextPunch.ts';
import { allocate } from '../db/ids.ts';
import type { Transaction } from '../db/org.ts';
import type { Caller } from '../resource/caller.ts';
import type { Image } from '../resource/image.ts';
import { recordChanges, type Change } from '../resource/journal.ts';
import { resourceOf } from '../resource/registry.ts';
import { deleteImages, insertImages, readImages } from '../resource/store.ts';
import { correctedMoments } from './corrected-moments.ts';
import { lockPunches } from './lock-punches.ts';

type Mark = { readonly employeeId: string; readonly workDate: string; readonly type: PunchType; readonly at: string; readonly reason: string };

const marksOf = async (tx: Transaction, image: Image | null): Promise<Mark[]> => {
  if (image === null || image['status'] !== 'APPROVED') return [];
  const { reason, ...told } = image as unknown as Readonly<Record<'employeeId' | 'workDate' | 'reason', string> & Record<'checkIn' | 'checkOut', string | null>>;
  const { checkIn, checkOut } = await correctedMoments(tx, told, new Date());
  return ([['IN', checkIn], ['OUT', checkOut]] as const).flatMap(([type, at]): Mark[] =>
    at === null ? [] : [{ employeeId: String(told.employeeId), workDate: told.workDate, type, at, reason: String(reason) }],
  );
};

const isSame = (one: Mark) => (other: Mark): boolean => one.employeeId === other.employeeId && one.type === other.type && one.at === other.at;

type Found = { readonly id: string; readonly source: string };

/** What was punched in that minute. */
const punchedAt = (tx: Transaction, { employeeId, type, at }: Mark): Promise<Found[]> =>
  tx.query<Found>(
    `select id::text as id, source from punch where org_code = $1 and employee_id = $2::bigint and type = $3 and "at" >= $4::timestamptz and "at" < $4::timestamptz + interval '1 minute'`,
    [tx.orgCode, employeeId, type, at],
  );

/** The punches that a mark wrote. Where the clocks of the location are others by now, or the employee works at another one, theirs is the nearest of its day. */
const writtenFor = async (tx: Transaction, mark: Mark): Promise<Found[]> => {
  const there = await punchedAt(tx, mark);
  if (there.length > 0) return there.filter(({ source }) => source === 'REGULARISATION');
  return tx.query<Found>(
    `select id::text as id, source from punch where org_code = $1 and employee_id = $2::bigint and type = $3 and work_date = $4::date and source = 'REGULARISATION' order by abs(extract(epoch from "at" - $5::timestamptz)) limit 1`,
    [tx.orgCode, mark.employeeId, mark.type, mark.workDate, mark.at],
  );
};

const remove = async (tx: Transaction, marks: readonly Mark[]): Promise<Change[]> => {
  const punch = resourceOf('Punch');
  const ids = (await Promise.all(marks.map((mark) => writtenFor(tx, mark)))).flat().map(({ id }) => id);
  if (ids.length === 0) return [];
  const images = [...(await readImages(tx, punch, ids)).values()];
  await deleteImages(tx, punch, ids);
  return images.map((before) => ({ entity: punch.type, id: before.id, kind: 'DELETE', before, after: null }));
};

/** One that is there in that very minute is not written twice. */
const write = async (tx: Transaction, caller: Caller, marks: readonly Mark[]): Promise<Change[]> => {
  const punch = resourceOf('Punch');
  const there = await Promise.all(marks.map((mark) => punchedAt(tx, mark)));
  const lacking = marks.filter((_, index) => there[index]!.length === 0);
  if (lacking.length === 0) return [];
  const first = await allocate(tx, punch.table, lacking.length);
  const images = lacking.map(({ reason, ...mark }, index): Image => ({
    id: String(first + index), version: 1, ...mark, workPlaceId: null, address: null, note: reason.slice(0, noteLength(punch)), latitude: null, longitude: null,
    accuracyMetres: null, source: 'REGULARISATION', faceVerified: false, insideFence: null,
  }));
  const made = await insertImages(tx, punch, images, caller.session.name);
  return made.map((after) => ({ entity: punch.type, id: after.id, kind: 'ADD', before: null, after }));
};

const noteLength = (punch: ReturnType<typeof resourceOf>): number => punch.fields.find(({ name }) => name === 'note')?.rule.maxLength ?? 200;

/**
 * Writes and removes punches so that those of the approved regularisation stand, in its transaction. The journal has them in a change-set of
 * its own, made by the rule: whoever undoes the approval takes them back with it, whatever their rights on punches.
 */
export const settlePunches = async (tx: Transaction, caller: Caller, before: Image | null, after: Image | null): Promise<void> => {
  const [had, has] = [await marksOf(tx, before), await marksOf(tx, after)];
  const gone = had.filter((mark) => !has.some(isSame(mark)));
  const come = has.filter((mark) => !had.some(isSame(mark)));
  if (gone.length + come.length === 0) return;
  for (const employeeId of [...new Set([...gone, ...come].map((mark) => mark.employeeId))].sort()) await lockPunches(tx, employeeId);
  const changes = [...(await remove(tx, gone)), ...(await write(tx, caller, come))];
  if (changes.length === 0) return;
  const changeSet = String(await allocate(tx, 'change_set', 1));
  await recordChanges(tx, changeSet, { userId: caller.session.userId, by: caller.session.name, source: 'RULE', form: caller.form, reason: caller.reason, changes });
};
