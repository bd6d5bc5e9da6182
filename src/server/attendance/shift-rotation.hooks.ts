import { addDays } from '../../domain/dates.ts';
import { finding, type Problem } from '../../domain/problem.ts';
import type { Transaction } from '../db/org.ts';
import { notify } from '../notifications/notify.ts';
import { employeesWithin } from '../people/day-sql.ts';
import { sayDay } from '../people/say-day.ts';
import { todayOf } from '../people/today.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Caller } from '../resource/caller.ts';
import type { Hooks, Values } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';
import { bindings } from '../resource/sql.ts';
import { OWN_SHIFTS, shiftReaders } from './roster/tell-shifts.ts';

type Member = { readonly employeeId: string; readonly fromDate?: string | null; readonly toDate?: string | null };
type Step = { readonly workScheduleId?: string | null; readonly days: number };

const membersOf = (values: Values | null): readonly Member[] => (values?.['members'] as readonly Member[] | null | undefined) ?? [];
const stepsOf = (values: Values | null): readonly Step[] => (values?.['steps'] as readonly Step[] | null | undefined) ?? [];
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
const plain = (steps: readonly Step[]): unknown => steps.map(({ workScheduleId, days }) => [String(workScheduleId ?? ''), days]);

/** People worked by it already: what it said of those days stays. */
const hasBegun = (image: Values | null, today: string): image is Values => image !== null && image['status'] === 'ACTIVE' && String(image['startsOn']) < today;

const namesOf = async (tx: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map((await tx.query<{ id: string; name: string }>('select id::text as id, name from employee where org_code = $1 and id = any($2::bigint[])', [tx.orgCode, ids])).map(({ id, name }) => [id, name]));

/** Of one that has begun the pattern stays, and who was part of it; it may be ended from yesterday on. */
const begunProblems = async (tx: Transaction, caller: Caller, whole: Values, before: Values, today: string): Promise<Problem[]> => {
  const { language } = caller.session;
  const begun = finding('shiftRotation.begun', { day: await sayDay(tx, String(before['startsOn']), language) });
  const fixed = ['startsOn', 'status', 'worksOnHolidays', 'customGroupId'].filter((key) => !isSame(whole[key], before[key]));
  if (!isSame(plain(stepsOf(whole)), plain(stepsOf(before)))) fixed.push('steps');
  const yesterday = addDays(today, -1);
  const isPast = whole['endsOn'] != null && !isSame(whole['endsOn'], before['endsOn']) && String(whole['endsOn']) < yesterday;
  const gone = membersOf(before).filter(({ employeeId, fromDate }) => (fromDate ?? '') < today && !membersOf(whole).some((member) => String(member.employeeId) === String(employeeId)));
  const names = await namesOf(tx, gone.map(({ employeeId }) => String(employeeId)));
  return [
    ...fixed.map((field) => ({ field, ...begun })),
    ...(isPast ? [{ field: 'endsOn', ...finding('rule.min', { minValue: await sayDay(tx, yesterday, language) }) }] : []),
    ...gone.slice(0, 1).map(({ employeeId }) => ({ field: 'members', ...finding('shiftRotation.begunMember', { name: names.get(String(employeeId)) ?? '' }) })),
  ];
};

/** Members who stand here twice, or are named by another rotation of the same days. */
const memberProblems = async (tx: Transaction, whole: Values): Promise<Problem[]> => {
  const ids = membersOf(whole).map(({ employeeId }) => String(employeeId));
  const twice = ids.findIndex((id, at) => ids.indexOf(id) !== at);
  if (twice >= 0) return [{ field: `members.${twice}.employeeId`, ...finding('shiftRotation.memberTwice', { name: (await namesOf(tx, [ids[twice]!])).get(ids[twice]!) ?? '' }) }];
  if (whole['status'] !== 'ACTIVE' || ids.length === 0) return [];
  const [other] = await tx.query<{ employeeId: string; name: string; rotation: string }>(
    `select e.id::text as "employeeId", e.name, r.name as rotation
     from unnest($3::bigint[], $4::date[], $5::date[]) x(employee_id, from_date, to_date) join rotation_member m on m.org_code = $1 and m.employee_id = x.employee_id
     join shift_rotation r on r.org_code = m.org_code and r.id = m.shift_rotation_id and r.status = 'ACTIVE' and r.id is distinct from $2::bigint join employee e on e.org_code = m.org_code and e.id = m.employee_id
     where greatest(r.starts_on, coalesce(m.from_date, r.starts_on)) <= coalesce(least(x.to_date, $7::date), 'infinity') and coalesce(least(r.ends_on, m.to_date), 'infinity') >= greatest($6::date, coalesce(x.from_date, $6::date)) limit 1`,
    [tx.orgCode, whole['id'] ?? null, ids, membersOf(whole).map(({ fromDate }) => fromDate ?? null), membersOf(whole).map(({ toDate }) => toDate ?? null), whole['startsOn'], whole['endsOn'] ?? null],
  );
  return other === undefined ? [] : [{ field: `members.${ids.indexOf(other.employeeId)}.employeeId`, ...finding('shiftRotation.otherRotation', { name: other.name, rotation: other.rotation }) }];
};

/** Nobody plans for people out of reach, though another right lets them be named; whoever is a member already stays. */
const refuseUnreached = async (tx: Transaction, caller: Caller, values: Values, before: Values | null): Promise<void> => {
  const had = new Set(membersOf(before).map(({ employeeId }) => String(employeeId)));
  const come = membersOf(values).map(({ employeeId }) => String(employeeId));
  const to = bindings(tx.orgCode);
  const rows = await tx.query<{ id: string }>(`select e.id::text as id from employee e where e.org_code = $1 and e.id = any(${to.bind(come)}::bigint[]) and ${employeesWithin(caller.reach, caller.session, to)}`, to.values);
  const within = new Set([...had, ...rows.map(({ id }) => id)]);
  refuseProblems(caller, come.flatMap((id, at): Problem[] => (within.has(id) ? [] : [{ field: `members.${at}.employeeId`, ...finding('error.REFERENCE_MISSING', {}, { field: 'rotationMember.employee' }) }])));
};

/** Whoever joins one that has begun joins today, unless something else is said. */
const joinToday = (values: Values, before: Values, today: string): void => {
  if (values['members'] === undefined) return;
  const had = new Set(membersOf(before).map(({ employeeId }) => String(employeeId)));
  values['members'] = membersOf(values).map((member) => (had.has(String(member.employeeId)) || member.fromDate != null ? member : { ...member, fromDate: today }));
};

const tellMembers = async (tx: Transaction, { session }: Caller, after: Image, before: Image | null): Promise<void> => {
  if (after['status'] !== 'ACTIVE') return;
  const had = new Set(before?.['status'] === 'ACTIVE' ? membersOf(before).map(({ employeeId }) => String(employeeId)) : []);
  const come = membersOf(after).filter(({ employeeId }) => !had.has(String(employeeId)));
  for (const [day, some] of Map.groupBy(come, ({ fromDate }) => fromDate ?? String(after['startsOn']))) {
    const to = await shiftReaders(tx, some.map(({ employeeId }) => String(employeeId)), session.userId);
    await notify(tx, { to: to.map(({ id }) => id), kind: 'rotationBegins', words: { by: session.name, rotation: String(after['name']) }, days: { day }, path: OWN_SHIFTS });
  }
};

/** A pattern is computed, never written out: so what it said of days that are over stays as it was. */
export const hooks: Hooks = {
  beforeSave: async (tx, caller, values, before) => {
    if (caller.source === 'UNDO') return;
    const today = await todayOf(tx);
    if (before === null) values['plannerId'] ??= caller.session.employeeId;
    if (caller.reach.scope !== 'ALL') await refuseUnreached(tx, caller, values, before);
    if (hasBegun(before, today)) joinToday(values, before, today);
    const whole: Values = { ...before, ...values, id: before?.id ?? null };
    if (!stepsOf(whole).some(({ workScheduleId }) => workScheduleId != null)) refuseProblems(caller, [{ field: 'steps', ...finding('shiftRotation.needsSteps') }]);
    if (whole['customGroupId'] != null && !isSame(whole['customGroupId'], before?.['customGroupId']) && caller.reach.scope !== 'ALL') refuseProblems(caller, [{ field: 'customGroupId', ...finding('shiftRotation.groupForAll') }]);
    if (hasBegun(before, today)) refuseProblems(caller, await begunProblems(tx, caller, whole, before, today));
    refuseProblems(caller, await memberProblems(tx, whole));
  },
  afterSave: (tx, caller, after, before) => tellMembers(tx, caller, after, before),
  beforeDelete: async (tx, caller, images) => {
    const today = await todayOf(tx);
    const begun = images.find((image) => hasBegun(image, today));
    if (begun && caller.source !== 'UNDO') refuseProblems(caller, [{ field: 'startsOn', ...finding('shiftRotation.begun', { day: await sayDay(tx, String(begun['startsOn']), caller.session.language) }) }]);
  },
};
