import { choiceProblem, choiceUntil, mayTakeBack } from '../../domain/leave/holiday-choice.ts';
import { finding, type Problem } from '../../domain/problem.ts';
import type { Transaction } from '../db/org.ts';
import { offeredDays, readChoiceTerms } from '../holidays/offered-days.ts';
import { tellOfChoices, tellOfHolidays } from '../holidays/tell-choices.ts';
import { dropNotices } from '../notifications/drop-notices.ts';
import { refuseFinalized } from '../people/attendance-final.ts';
import { holdRequests } from '../people/hold-requests.ts';
import { sayDay } from '../people/say-day.ts';
import { todayOf } from '../people/today.ts';
import type { Caller } from '../resource/caller.ts';
import type { Hooks, Values } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';
import { keptAmong } from '../resource/kept-among.ts';
import { refuseFields } from '../resource/refuse-fields.ts';

const isOwn = ({ session }: Pick<Caller, 'session'>, choice: Values | Image): boolean => session.employeeId !== null && String(choice['employeeId']) === session.employeeId;

/** It goes or comes back with its holiday. */
const isOfHoliday = ({ source, form }: Caller): boolean => source === 'UNDO' && form === 'HOLIDAYS';

const onDate = (found: ReturnType<typeof finding>): Problem[] => [{ field: 'date', ...found }];

type Day = { readonly employeeId: string; readonly date: string };

/** By employee and year, days of rows of a file that are taken and not written yet. */
const waiting = new WeakMap<Transaction, Map<string, Set<string>>>();

const waitingWith = (tx: Transaction, { employeeId, date }: Day): Set<string> => {
  const all = waiting.get(tx) ?? new Map<string, Set<string>>();
  waiting.set(tx, all);
  const key = `${employeeId} ${date.slice(0, 4)}`;
  const days = all.get(key) ?? new Set<string>();
  all.set(key, days);
  return days;
};

/** Whether the day may be chosen, and which holiday it is then. */
const weigh = async (tx: Transaction, caller: Caller, { employeeId, date }: Day): Promise<{ readonly holidayId: string } | { readonly problems: readonly Problem[] }> => {
  await holdRequests(tx, employeeId);
  const [terms, today] = [await readChoiceTerms(tx), await todayOf(tx, employeeId)];
  const [offered] = await offeredDays(tx, employeeId, date, date, today);
  if (offered === undefined) return { problems: onDate(finding('holidayChoice.none')) };
  if (offered.choiceId !== null) return { problems: onDate(finding('holidayChoice.twice')) };
  // Rows of a file are weighed before any of them is written.
  const ahead = caller.source === 'IMPORT' ? waitingWith(tx, { employeeId, date }) : new Set<string>();
  const chosen = offered.chosen + [...ahead].filter((day) => day !== date).length;
  const problem = choiceProblem({ ...offered, chosen }, today, terms, isOwn(caller, { employeeId }));
  if (problem === null) {
    // Whoever moves the holiday meanwhile waits until the choice is there to move with it.
    const still = await tx.query(`select from holiday h where h.org_code = $1 and h.id = $2::bigint and h.date = $3::date and h.kind = 'PERSONAL_CHOICE' for share`, [tx.orgCode, offered.holidayId, date]);
    if (still.length === 0) return { problems: onDate(finding('holidayChoice.none')) };
    ahead.add(date);
    return { holidayId: offered.holidayId };
  }
  if (problem === 'LIMIT') return { problems: onDate(finding('holidayChoice.tooMany', { smart_count: terms.perYear, year: date.slice(0, 4) })) };
  if (problem === 'TOO_LATE') return { problems: onDate(finding('holidayChoice.tooLate', { day: await sayDay(tx, choiceUntil(date, terms), caller.session.language) })) };
  return { problems: onDate(finding(`enum.HolidayChoiceProblem.${problem}`)) };
};

/** Days that come back by undoing are no more than may be chosen, and none is leave meanwhile. */
const fitsStill = keptAmong(async (tx, caller, whole, before, instead) => {
  if (before !== null || isOfHoliday(caller)) return [];
  const { employeeId, date } = whole as Day;
  await holdRequests(tx, employeeId);
  const { perYear } = await readChoiceTerms(tx);
  const [told] = await tx.query<{ chosen: number; isOnLeave: boolean }>(
    `select (select count(*)::int from holiday_choice c where c.org_code = $1 and c.employee_id = $2::bigint and extract(year from c.date) = extract(year from $3::date) and c.date <> $3::date and c.id <> all ($4::bigint[])) as chosen,
       exists (select from leave_request r where r.org_code = $1 and r.employee_id = $2::bigint and r.status in ('PENDING', 'APPROVED') and $3::date between r.from_date and r.to_date) as "isOnLeave"`,
    [tx.orgCode, employeeId, date, instead.ids],
  );
  const others = instead.images.filter((one) => one.id !== String(whole['id']) && String(one['employeeId']) === String(employeeId) && String(one['date']).slice(0, 4) === date.slice(0, 4)).length;
  if (told!.isOnLeave) return onDate(finding('enum.HolidayChoiceProblem.LEAVE'));
  return told!.chosen + others >= perYear ? onDate(finding('holidayChoice.tooMany', { smart_count: perYear, year: date.slice(0, 4) })) : [];
});

/** What attendance says of a finalized day stays as it is. */
const refuseFinal = async (tx: Transaction, caller: Caller, choices: readonly Day[]): Promise<void> => refuseFinalized(tx, caller, choices.map(({ employeeId, date }) => ({ employeeId, day: date })), 'date');

/** People choose some of the holidays of personal choice as days off: as many as settings say, on days on which they would work, and some days ahead. Choosing asks for nobody's decision; the manager is told. */
export const hooks: Hooks = {
  beforeSave: async (tx, caller, values, before) => {
    if (isOfHoliday(caller)) return;
    const day = { ...before, ...values } as unknown as Day;
    if (before === null) await refuseFinal(tx, caller, [day]);
    if (caller.source === 'UNDO' || before !== null) return;
    const weighed = await weigh(tx, caller, day);
    if ('problems' in weighed) return refuseFields(caller, weighed.problems);
    values['holidayId'] = weighed.holidayId;
  },
  afterSave: async (tx, caller, after, before) => {
    await fitsStill.afterSave(tx, caller, after, before);
    if (caller.source === 'IMPORT') return;
    if (before === null) await tellOfChoices(tx, caller, [after], true);
    else if (before['date'] !== after['date']) await tellOfHolidays(tx, caller, 'holidayMoved', [after]);
  },
  // Of a file each hears once.
  afterImport: (tx, caller, choices) => tellOfChoices(tx, caller, choices, true),
  fit: fitsStill.fit,
  beforeDelete: async (tx, caller, images) => {
    const terms = await readChoiceTerms(tx);
    for (const image of images) {
      const { date } = image as unknown as Day;
      if (isOwn(caller, image) && !mayTakeBack(date, await todayOf(tx, caller.session.employeeId), terms))
        refuseFields(caller, onDate(finding('holidayChoice.tooLateToTakeBack', { day: await sayDay(tx, choiceUntil(date, terms), caller.session.language) })));
    }
    await refuseFinal(tx, caller, images as unknown as readonly Day[]);
    await dropNotices(tx, images.map(({ id }) => ({ entity: 'HolidayChoice', id })));
    await tellOfChoices(tx, caller, images, false);
  },
};
