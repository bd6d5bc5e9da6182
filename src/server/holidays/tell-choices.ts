/** The bell of those whom chosen holidays concern. */
import { sessionsOf } from '../access/sessions-of.ts';
import type { Transaction } from '../db/org.ts';
import { notify } from '../notifications/notify.ts';
import { lineOf } from '../people/tell-request.ts';
import { seersOf } from '../record-talk/seers.ts';
import type { Caller } from '../resource/caller.ts';
import type { Image } from '../resource/image.ts';
import { resourceOf } from '../resource/registry.ts';

export const OWN_CHOICES = '/employee-self-service/holiday-choices';

const namesOf = async (tx: Transaction, { employeeId, holidayId }: Image): Promise<{ readonly name: string; readonly holiday: string }> =>
  (await tx.query<{ name: string; holiday: string }>('select e.name, h.name as holiday from employee e join holiday h on h.org_code = e.org_code and h.id = $3::bigint where e.org_code = $1 and e.id = $2::bigint', [tx.orgCode, employeeId, holidayId]))[0] ?? { name: '', holiday: '' };

/** Whoever chose hears what somebody else did; of the managers the nearest with an account who may see it hears of both. Nobody hears of what they did themselves. While the choice is there. */
export const tellOfChoice = async (tx: Transaction, { session }: Caller, choice: Image, isChosen: boolean): Promise<void> => {
  const line = await lineOf(tx, String(choice['employeeId']));
  if (line.length === 0) return;
  const resource = resourceOf('HolidayChoice');
  const sessions = await sessionsOf(tx, line.map(({ id }) => id), [...new Set(resource.screens.map(({ form }) => form))]);
  const seers = await seersOf(tx, resource, sessions.map((one) => ({ session: one, ids: [choice.id] })));
  const able = line.flatMap(({ id, above }) => {
    const screen = seers.get(id)?.get(choice.id);
    return screen === undefined ? [] : [{ id, above, screen }];
  });
  const nearest = able.find(({ above }) => above > 0)?.above;
  const { name, holiday } = await namesOf(tx, choice);
  for (const { id, above, screen } of able) {
    if (id === session.userId || (above !== 0 && above !== nearest)) continue;
    const ofManager = isChosen ? 'holidayChosen' : 'holidayTakenBack';
    const kind = above > 0 ? ofManager : isChosen ? 'holidayChosenForYou' : 'holidayTakenFromYou';
    const path = above === 0 ? OWN_CHOICES : isChosen ? `${screen.path}/${choice.id}` : screen.path;
    await notify(tx, { to: [id], kind, words: { name, holiday, by: session.name, person: String(choice['employeeId']) }, days: { day: String(choice['date']) }, path });
  }
};

export type Fate = 'holidayMoved' | 'holidayGone' | 'holidayForAll';

/** Whoever chose hears what became of the holiday, many people at once; `choices` as they were, or as they are where the day moved. Nobody hears of what they did themselves. */
export const tellOfHolidays = async (tx: Transaction, { session }: Pick<Caller, 'session'>, fate: Fate, choices: readonly Image[]): Promise<void> => {
  if (choices.length === 0) return;
  const told = await tx.query<{ holiday: string; day: string; to: string[] }>(
    `select h.name as holiday, c.day::text as day, array_agg(u.id::text) as to from unnest($2::bigint[], $3::bigint[], $4::date[]) c(employee_id, holiday_id, day)
       join holiday h on h.org_code = $1 and h.id = c.holiday_id join user_account u on u.org_code = $1 and u.employee_id = c.employee_id and u.status = 'ACTIVE' and u.id is distinct from $5::bigint
     group by h.id, h.name, c.day`,
    [tx.orgCode, choices.map(({ employeeId }) => employeeId), choices.map(({ holidayId }) => holidayId), choices.map(({ date }) => date), session.userId],
  );
  for (const { holiday, day, to } of told) await notify(tx, { to, kind: fate, words: { holiday }, days: { day }, path: OWN_CHOICES });
};
