import { addDays } from '../../domain/dates.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import type { Image } from '../resource/image.ts';
import { inChangeSet } from '../resource/in-change-set.ts';
import { bindings } from '../resource/sql.ts';
import { daysChanged, readDrafts, type Period } from './roster/drafts.ts';
import { readPersonDays, readShifts, warningsOf, type DayFact } from './roster/person-days.ts';
import { publishDrafts } from './roster/plan-cells.ts';
import { readRosterSetting, rulesOf } from './roster/roster-setting.ts';
import { tellPublished } from './roster/tell-shifts.ts';

/** A draft, or the day after one, whose rest it may take. */
const isOfDraft = (days: readonly DayFact[], at: number): boolean => days[at]!.isDraft || days[at - 1]?.isDraft === true;

/** Where the settings say so, nothing is published that breaks their rules. */
const refuseForbidden = async (tx: Transaction, drafts: readonly Image[]): Promise<void> => {
  const setting = await readRosterSetting(tx);
  if (!setting.rulesForbid || drafts.length === 0) return;
  const days = drafts.map((draft) => String(draft['day'])).toSorted();
  const to = bindings(tx.orgCode);
  const ids = to.bind([...new Set(drafts.map((draft) => String(draft['employeeId'])))]);
  // A shift may break a rule by what is planned already for the days after it.
  const period = { from: addDays(days[0]!, -Math.max(7, setting.maximumConsecutiveDays)), until: addDays(days.at(-1)!, 7) };
  const [shifts, people] = [await readShifts(tx), await readPersonDays(tx, to, `select e.* from employee e where e.org_code = $1 and e.id = any(${ids}::bigint[])`, { ...period, of: 'PLANNED' })];
  const broken = people.flatMap(({ name, days: own }) => {
    const warnings = warningsOf(own, shifts, rulesOf(setting));
    return own.filter((day, at) => warnings.has(day.day) && isOfDraft(own, at)).map(() => name);
  });
  if (broken.length > 0) throw refuse('ROSTER_RULES', { words: { smart_count: broken.length, name: broken[0]! } });
};

/** Makes the drafts of those within reach hold, and tells the people. */
export const publishShifts = (args: Period, context: Context, grant: Grant) =>
  inChangeSet('publishShifts', args, context, grant, null, async (tx) => {
    const drafts = await readDrafts(tx, grant, args);
    await refuseForbidden(tx, drafts);
    const changes = await publishDrafts(tx, drafts, grant.session.name);
    const days = new Map([...Map.groupBy(drafts, (draft) => String(draft['employeeId']))].map(([id, own]) => [id, own.map((draft) => String(draft['day']))]));
    return { changes, answer: { changed: daysChanged(changes), told: await tellPublished(tx, { by: grant.session.name, actor: grant.session.userId }, days) } };
  });
