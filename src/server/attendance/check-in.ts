import { clockOff } from '../../domain/attendance/clockOff.ts';
import { coordinatesOf } from '../../domain/attendance/coordinates.ts';
import { nextPunch } from '../../domain/attendance/nextPunch.ts';
import type { PunchType } from '../../domain/attendance/nextPunch.ts';
import { workedMinutes } from '../../domain/attendance/workedMinutes.ts';
import { localAt } from '../../domain/values/zones.ts';
import type { Context } from '../context.ts';
import { nextId } from '../db/ids.ts';
import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import { takeFaceCheck } from '../faces/challenges.ts';
import { consentsOf } from '../faces/consents.ts';
import { registeredFace } from '../faces/templates.ts';
import { addressOf } from '../geocoder/address-of.ts';
import { refuse } from '../refuse.ts';
import { nextChangeSet, recordChanges } from '../resource/journal.ts';
import { once, readIdempotencyKey } from '../resource/once.ts';
import { resourceOf } from '../resource/registry.ts';
import { insertImages } from '../resource/store.ts';
import type { Session } from '../session.ts';
import { readConfiguration, readDay, readLastPunch, readNextPunch, readPunchesOf } from './attendance-facts.ts';
import type { Configuration, Day } from './attendance-facts.ts';
import { checkPosition, checkSource, checkWorkPlace } from './check-in-rules.ts';
import type { Located, Source } from './check-in-rules.ts';
import { lockPunches } from './lock-punches.ts';
import { ownEmployee } from './own-employee.ts';
import { isApprovedHome } from './work-from-home.ts';
import { readWorkPlace } from './work-places.ts';

type Arguments = {
  readonly punchType: PunchType;
  readonly source: string;
  readonly workPlaceId?: number | null;
  readonly latitude?: string | null;
  readonly longitude?: string | null;
  readonly accuracyMetres?: number | null;
  readonly faceCheckId?: string | null;
  readonly clientTime?: Date | string | null;
};

type Facts = { readonly configuration: Configuration; readonly day: Day; readonly source: Source; readonly located: Located; readonly isFaceAsked: boolean };

/** What holds for this check-in, before anything is written; refuses what the rules forbid. */
const examine = async (tx: Transaction, employeeId: string, args: Arguments, now: Date): Promise<Facts> => {
  const configuration = await readConfiguration(tx, employeeId);
  const day = await readDay(tx, employeeId, now);
  const source = checkSource(configuration, args.source);
  const place = args.workPlaceId == null ? undefined : await readWorkPlace(tx, args.workPlaceId);
  checkWorkPlace(place, args.workPlaceId != null, day.mayChooseWorkPlace);
  const { workDate } = await readNextPunch(tx, employeeId, now, day);
  const isHome = await isApprovedHome(tx, employeeId, place, workDate);
  const isAutomatic = place?.autoAttendance === true;
  const { hasLocationConsent } = await consentsOf(tx, employeeId);
  const given = { at: coordinatesOf(args.latitude, args.longitude), accuracyMetres: args.accuracyMetres ?? null };
  const located = checkPosition(configuration, given, { isHome, isAutomatic, hasConsent: hasLocationConsent, source });
  return { configuration, day, source, located, isFaceAsked: configuration.facialRecognitionEnabled && !isAutomatic };
};

/** Whether the server verified the face; refuses without where that is forced. */
const verifiedFace = async (tx: Transaction, employeeId: string, { configuration, isFaceAsked }: Facts, faceCheckId: string | null | undefined): Promise<boolean> => {
  if (!isFaceAsked) return false;
  if (faceCheckId != null) {
    if (await takeFaceCheck(tx, employeeId, faceCheckId)) return true;
    throw refuse('FACE_CHECK_MISSING');
  }
  if (!configuration.forceFacialRecognition) return false;
  throw refuse((await registeredFace(tx, employeeId)) === undefined ? 'FACE_NOT_REGISTERED' : 'FACE_CHECK_MISSING');
};

/** Four decimals are 11 metres: enough for a fence, and what the record keeps. */
const kept = (degrees: number | undefined): string | null => (degrees === undefined ? null : degrees.toFixed(4));

const refuseRepeated = (type: PunchType, since: Date | undefined, timeZone: string): never => {
  throw type === 'IN' ? refuse('CHECKED_IN_ALREADY', { words: { time: since === undefined ? '' : localAt(since.getTime(), timeZone)[1].slice(0, 5) } }) : refuse('CHECKED_OUT_ALREADY');
};

const write = async (tx: Transaction, session: Session, employeeId: string, args: Arguments, facts: Facts, ids: { readonly id: string; readonly changeSet: string; readonly address: string | null }) => {
  await lockPunches(tx, employeeId);
  const now = new Date();
  const last = await readLastPunch(tx, employeeId);
  const next = nextPunch(last, now, facts.day.shiftDay);
  if (next.type !== args.punchType) refuseRepeated(args.punchType, last?.at, facts.day.timeZone);
  const faceVerified = await verifiedFace(tx, employeeId, facts, args.faceCheckId);
  const { at, accuracyMetres, insideFence } = facts.located;
  const punch = resourceOf('Punch');
  const [after] = await insertImages(
    tx,
    punch,
    [{
      id: ids.id, version: 1, employeeId, type: next.type, at: now.toISOString(), workDate: next.workDate, workPlaceId: args.workPlaceId == null ? null : String(args.workPlaceId),
      address: ids.address, note: null, latitude: kept(at?.latitude), longitude: kept(at?.longitude), accuracyMetres, source: facts.source, faceVerified, insideFence,
    }],
    session.name,
  );
  await recordChanges(tx, ids.changeSet, { userId: session.userId, by: session.name, source: 'FORM', form: 'SELF_ATTENDANCE', changes: [{ entity: punch.type, id: ids.id, kind: 'ADD', before: null, after: after! }] });
  return {
    errorCode: '', message: '', punchId: ids.id, type: next.type, at: now.toISOString(), workDate: next.workDate, address: ids.address, insideFence, faceVerified,
    clockOffSeconds: clockOff(args.clientTime == null ? null : new Date(args.clientTime), now),
    workedMinutes: workedMinutes(await readPunchesOf(tx, employeeId, next.workDate), now),
  };
};

/**
 * Document 0 §4, §5: checks the caller in or out at the server's time. What a device claims is checked here again:
 * distance, face, work place, order. Two at the same moment: the second is refused.
 */
export const checkIn = async (args: Arguments, context: Context) => {
  const { session, employeeId } = ownEmployee(context.session);
  const { db, settings, log } = context;
  const facts = await withOrg(db, session.orgCode, (tx) => examine(tx, employeeId, args, new Date()));
  const address = facts.located.at === null ? null : await addressOf({ settings, log }, facts.located.at);
  const [id, changeSet] = await Promise.all([nextId(db, session.orgCode, resourceOf('Punch').table), nextChangeSet(db, session.orgCode)]);
  const asking = { session, idempotencyKey: readIdempotencyKey(context.idempotencyKey) };
  return withOrg(db, session.orgCode, (tx) => once(tx, asking, 'checkIn', args, () => write(tx, session, employeeId, args, facts, { id, changeSet, address })));
};
