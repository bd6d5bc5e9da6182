/** The check-ins and check-outs that decisions enter: there as long as the decision is. */
import { momentsOf } from '../../../domain/attendance/shiftDay.ts';
import { allocate } from '../../db/ids.ts';
import type { Transaction } from '../../db/org.ts';
import type { Caller } from '../../resource/caller.ts';
import type { Image } from '../../resource/image.ts';
import { recordChanges, type Change } from '../../resource/journal.ts';
import { addNew, deleteOld } from '../../resource/new-records.ts';
import { resourceOf } from '../../resource/registry.ts';
import { readImages } from '../../resource/store.ts';
import { factsOfDays, type DayFact } from './day-facts.ts';

type Entered = { readonly employeeId: string; readonly workDate: string; readonly checkIn: string | null; readonly checkOut: string | null; readonly reason: string; readonly kind: string };
type By = Pick<Caller, 'session' | 'form' | 'reason'>;

const enters = (image: Image): boolean => image['checkIn'] != null || image['checkOut'] != null;
const dayOf = (image: Image) => ({ employeeId: String(image['employeeId']), day: String(image['workDate']) });

/** In a change-set of their own, made by the rule: they come and go with the decisions, whatever rights whoever decides has on check-ins. */
const record = async (tx: Transaction, { session, form, reason }: By, changes: readonly Change[]): Promise<void> => {
  if (changes.length === 0) return;
  await recordChanges(tx, String(await allocate(tx, 'change_set', 1)), { userId: session.userId, by: session.name, source: 'RULE', form, reason, changes });
};

const homeOf = async (tx: Transaction): Promise<string | null> =>
  (await tx.query<{ id: string }>(`select id::text as id from work_place where org_code = $1 and kind = 'WORK_FROM_HOME' order by status = 'ACTIVE' desc, id limit 1`, [tx.orgCode]))[0]?.id ?? null;

const punchesOf = (image: Image, fact: DayFact, home: string | null) => {
  const { employeeId, workDate, checkIn, checkOut, reason, kind } = image as unknown as Entered;
  const recorded = fact.lastIn === null ? [] : [momentsOf({ workDate, checkIn: fact.lastIn, checkOut: null }, fact.shift, fact.zone).checkIn!];
  const moments = momentsOf({ workDate, checkIn, checkOut }, fact.shift, fact.zone, recorded);
  return ([['IN', moments.checkIn], ['OUT', moments.checkOut]] as const).flatMap(([type, at]) => (at === null ? [] : [{
    employeeId: String(employeeId), workDate, type, at, note: reason, workPlaceId: kind === 'WORK_FROM_HOME' ? home : null, address: null, latitude: null, longitude: null, accuracyMetres: null,
    source: 'DECISION', faceVerified: false, insideFence: null,
  }]));
};

/** Enters what decisions say was missing. */
export const enterPunches = async (tx: Transaction, by: By, decisions: readonly Image[]): Promise<void> => {
  const entering = decisions.filter(enters);
  if (entering.length === 0) return;
  const facts = new Map((await factsOfDays(tx, null, null, entering.map(dayOf))).map((fact) => [`${fact.employeeId} ${fact.day}`, fact]));
  const home = entering.some((image) => image['kind'] === 'WORK_FROM_HOME') ? await homeOf(tx) : null;
  const punches = entering.flatMap((image) => {
    const { employeeId, day } = dayOf(image);
    return punchesOf(image, facts.get(`${employeeId} ${day}`)!, home);
  });
  await record(tx, by, await addNew(tx, 'Punch', punches, by.session.name));
};

/** Takes back what was entered for decisions that go. */
export const takePunchesBack = async (tx: Transaction, by: By, decisions: readonly Image[]): Promise<void> => {
  const entered = decisions.filter(enters).map(dayOf);
  if (entered.length === 0) return;
  const rows = await tx.query<{ id: string }>(
    `select p.id::text as id from punch p join unnest($2::bigint[], $3::date[]) d(employee_id, day) on p.employee_id = d.employee_id and p.work_date = d.day where p.org_code = $1 and p.source = 'DECISION'`,
    [tx.orgCode, entered.map(({ employeeId }) => employeeId), entered.map(({ day }) => day)],
  );
  if (rows.length === 0) return;
  await record(tx, by, await deleteOld(tx, 'Punch', [...(await readImages(tx, resourceOf('Punch'), rows.map(({ id }) => id))).values()]));
};
