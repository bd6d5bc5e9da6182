/** What becomes of choices when their holidays change: in the change-set of the holiday, so that one undo brings back both. */
import type { Transaction } from '../db/org.ts';
import { dropNotices } from '../notifications/drop-notices.ts';
import type { Caller } from '../resource/caller.ts';
import type { Written } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';
import type { Change } from '../resource/journal.ts';
import { deleteOld } from '../resource/new-records.ts';
import { resourceOf } from '../resource/registry.ts';
import { readImages, updateImages } from '../resource/store.ts';
import { tellOfHolidays, type Fate } from './tell-choices.ts';

const choicesOf = async (tx: Transaction, holidayIds: readonly string[], where = 'true'): Promise<Image[]> => {
  const rows = await tx.query<{ id: string }>(
    `select c.id::text as id from holiday_choice c join employee e on e.org_code = c.org_code and e.id = c.employee_id join holiday h on h.org_code = c.org_code and h.id = c.holiday_id
     where c.org_code = $1 and c.holiday_id = any($2::bigint[]) and ${where} order by c.id`,
    [tx.orgCode, holidayIds],
  );
  return [...(await readImages(tx, resourceOf('HolidayChoice'), rows.map(({ id }) => id))).values()];
};

const letGo = async (tx: Transaction, caller: Pick<Caller, 'session'>, fate: Fate, choices: readonly Image[]): Promise<Change[]> => {
  if (choices.length === 0) return [];
  await dropNotices(tx, choices.map(({ id }) => ({ entity: 'HolidayChoice', id })));
  await tellOfHolidays(tx, caller, fate, choices);
  return deleteOld(tx, 'HolidayChoice', choices);
};

/** The day of a choice follows its holiday. Where the person has chosen the new day otherwise, one of both is enough. */
const move = async (tx: Transaction, caller: Caller, choices: readonly Image[]): Promise<Change[]> => {
  const changes: Change[] = [];
  const days = new Map((await tx.query<{ id: string; date: string }>('select h.id::text as id, h.date::text as date from holiday h where h.org_code = $1 and h.id = any($2::bigint[])', [tx.orgCode, choices.map(({ holidayId }) => holidayId)])).map(({ id, date }) => [id, date]));
  const dayOf = ({ holidayId }: Image): string => days.get(String(holidayId))!;
  let left = choices.filter((choice) => String(choice['date']) !== dayOf(choice));
  // A day that another choice leaves is free for the next one.
  while (left.length > 0) {
    const rows = await tx.query<{ employeeId: string; date: string }>('select c.employee_id::text as "employeeId", c.date::text as date from holiday_choice c join unnest($2::bigint[], $3::date[]) x(employee_id, day) on x.employee_id = c.employee_id and x.day = c.date where c.org_code = $1', [tx.orgCode, left.map(({ employeeId }) => employeeId), left.map(dayOf)]);
    const taken = new Set(rows.map(({ employeeId, date }) => `${employeeId} ${date}`));
    const free = left.filter((choice) => {
      const key = `${String(choice['employeeId'])} ${dayOf(choice)}`;
      if (taken.has(key)) return false;
      taken.add(key);
      return true;
    });
    if (free.length === 0) break;
    const before = new Map(free.map((choice) => [choice.id, choice]));
    const after = await updateImages(tx, resourceOf('HolidayChoice'), free.map((choice) => ({ ...choice, date: dayOf(choice) })), caller.session.name);
    await tellOfHolidays(tx, caller, 'holidayMoved', after);
    changes.push(...after.map((image) => ({ entity: 'HolidayChoice', id: image.id, kind: 'UPDATE' as const, before: before.get(image.id)!, after: image })));
    left = left.filter(({ id }) => !before.has(id));
  }
  return [...changes, ...(await letGo(tx, caller, 'holidayGone', left))];
};

const differs = ({ after, before }: Written, ...keys: readonly string[]): boolean => before !== null && keys.some((key) => String(after[key] ?? '') !== String(before[key] ?? ''));

/** Choices of a holiday that is no longer one of personal choice, or no longer of the location, go; those of one that moves move with it. People are told. */
export const followHolidays = async (tx: Transaction, caller: Caller, written: readonly Written[]): Promise<Change[]> => {
  const ids = (some: readonly Written[]): string[] => some.map(({ after }) => after.id);
  const changed = written.filter((one) => differs(one, 'date', 'kind', 'locationId'));
  if (changed.length === 0) return [];
  const forAll = await letGo(tx, caller, 'holidayForAll', await choicesOf(tx, ids(changed.filter((one) => differs(one, 'kind'))), "h.kind <> 'PERSONAL_CHOICE' and (h.location_id is null or h.location_id = e.location_id)"));
  const others = await letGo(tx, caller, 'holidayGone', await choicesOf(tx, ids(changed.filter((one) => differs(one, 'kind', 'locationId'))), "(h.kind <> 'PERSONAL_CHOICE' or (h.location_id is not null and h.location_id is distinct from e.location_id))"));
  return [...forAll, ...others, ...(await move(tx, caller, await choicesOf(tx, ids(changed.filter((one) => differs(one, 'date'))))))];
};

/** Choices go with their holidays. */
export const deleteWithHolidays = async (tx: Transaction, caller: Pick<Caller, 'session'>, holidayIds: readonly string[]): Promise<Change[]> => letGo(tx, caller, 'holidayGone', await choicesOf(tx, holidayIds));
