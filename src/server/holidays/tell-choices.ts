/** The bell of those whom chosen holidays concern. */
import type { Screen } from '../../domain/resource.ts';
import { sessionsOf } from '../access/sessions-of.ts';
import type { Transaction } from '../db/org.ts';
import { notify } from '../notifications/notify.ts';
import { linesOf } from '../people/tell-request.ts';
import { seersOf } from '../record-talk/seers.ts';
import type { Caller } from '../resource/caller.ts';
import type { Image } from '../resource/image.ts';
import { resourceOf } from '../resource/registry.ts';

export const OWN_CHOICES = '/employee-self-service/holiday-choices';

type Named = { readonly id: string; readonly name: string; readonly holiday: string };
type Heard = { readonly to: string; /** Their own day off, or that of somebody of their team. */ readonly isOwn: boolean; readonly choice: Image; readonly screen: Screen };

const namesOf = async (tx: Transaction, choices: readonly Image[]): Promise<ReadonlyMap<string, Named>> => {
  const found = await tx.query<Named>(
    `select c.id::text as id, e.name, h.name as holiday from unnest($2::bigint[], $3::bigint[], $4::bigint[]) c(id, employee_id, holiday_id) join employee e on e.org_code = $1 and e.id = c.employee_id join holiday h on h.org_code = $1 and h.id = c.holiday_id`,
    [tx.orgCode, choices.map(({ id }) => id), choices.map(({ employeeId }) => employeeId), choices.map(({ holidayId }) => holidayId)],
  );
  return new Map(found.map((one) => [one.id, one]));
};

/** Who hears of which: the person, and of the managers the nearest with an account who may see it; nobody of what they did themselves. */
const heardOf = async (tx: Transaction, { session }: Caller, choices: readonly Image[]): Promise<readonly Heard[]> => {
  const lines = await linesOf(tx, [...new Set(choices.map(({ employeeId }) => String(employeeId)))]);
  const asked = new Map<string, string[]>();
  for (const { id, employeeId } of choices) for (const account of lines.get(String(employeeId)) ?? []) asked.set(account.id, [...(asked.get(account.id) ?? []), id]);
  const resource = resourceOf('HolidayChoice');
  const sessions = await sessionsOf(tx, [...asked.keys()], [...new Set(resource.screens.map(({ form }) => form))]);
  const seers = await seersOf(tx, resource, sessions.map((one) => ({ session: one, ids: asked.get(one.userId) ?? [] })));
  return choices.flatMap((choice): Heard[] => {
    const able = (lines.get(String(choice['employeeId'])) ?? []).flatMap(({ id, above }) => {
      const screen = seers.get(id)?.get(choice.id);
      return screen === undefined ? [] : [{ id, above, screen }];
    });
    const nearest = able.find(({ above }) => above > 0)?.above;
    return able.flatMap(({ id, above, screen }) => (id === session.userId || (above !== 0 && above !== nearest) ? [] : [{ to: id, isOwn: above === 0, choice, screen }]));
  });
};

/** Those whom choices that were made, or are about to be taken back, concern; of many of one act each hears once how many, and how many of the team. */
export const tellOfChoices = async (tx: Transaction, caller: Caller, choices: readonly Image[], isChosen: boolean): Promise<void> => {
  if (choices.length === 0) return;
  const { name: by } = caller.session;
  const names = await namesOf(tx, choices);
  for (const heard of Map.groupBy(await heardOf(tx, caller, choices), ({ to, isOwn }) => `${to} ${isOwn}`).values()) {
    const [{ to, isOwn, choice, screen }] = heard as [Heard];
    const path = isOwn ? OWN_CHOICES : isChosen && heard.length === 1 ? `${screen.path}/${choice.id}` : screen.path;
    const { name = '', holiday = '' } = names.get(choice.id) ?? {};
    if (heard.length > 1) {
      const kind = isOwn ? (isChosen ? 'holidaysChosenForYou' : 'holidaysTakenFromYou') : isChosen ? 'holidaysChosen' : 'holidaysTakenBack';
      await notify(tx, { to: [to], kind, words: { by, smart_count: String(heard.length) }, path });
    } else {
      const kind = isOwn ? (isChosen ? 'holidayChosenForYou' : 'holidayTakenFromYou') : isChosen ? 'holidayChosen' : 'holidayTakenBack';
      await notify(tx, { to: [to], kind, words: { name, holiday, by, person: String(choice['employeeId']) }, days: { day: String(choice['date']) }, path });
    }
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
