import { findKeywords, findToxicity, type SentText } from '../../../domain/data-loss-prevention/findWords.ts';
import { intoDays } from '../../../domain/activity/intoDays.ts';
import { addDays } from '../../../domain/dates.ts';
import { monitoredSince, readTerms } from '../../activity/monitoring-terms.ts';
import { personDays } from '../../activity/person-days.ts';
import type { Transaction } from '../../db/org.ts';
import { keepAlerts } from './keep-alerts.ts';
import type { ScoreTexts } from './scorer.ts';
import { readWanted } from './wanted.ts';

/** What became of a batch: whether anything is looked for in texts of the person now, and how many were looked through or dropped unread. What was found is not told: the program is on the computer of the person. */
export type TakenTexts = { readonly recording: boolean; readonly looked: number; readonly dropped: number };

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Texts of times at which something may be recorded of the person; the others are not looked at. */
const allowedTexts = async (tx: Transaction, employeeId: string, texts: readonly SentText[], since: string, keepsOutside: boolean, oldest: string): Promise<readonly SentText[]> => {
  const times = texts.map(({ at }) => at);
  const from = [addDays(dayOf(Math.min(...times)), -1), oldest, since].toSorted().at(-1)!;
  const until = addDays(dayOf(Math.max(...times)), 1);
  const days = from > until ? [] : await personDays(tx, employeeId, from, until);
  const kept = new Set(intoDays(times.map((at) => ({ from: at, to: at + 1, state: 'ACTIVE' as const, application: null, host: null })), days, keepsOutside).map((moment) => moment.from));
  return texts.filter(({ at }) => kept.has(at));
};

/** Looks through the texts, which lie in the past, and keeps of what is found that it was: nothing while monitoring is off, for the organization or the person, and what lies outside of shifts as of intervals. */
export const takeTexts = async (tx: Transaction, employeeId: string, texts: readonly SentText[], now: number, scoreTexts: ScoreTexts): Promise<TakenTexts> => {
  const nothing = { recording: false, looked: 0, dropped: texts.length };
  const terms = await readTerms(tx);
  const since = terms?.isOn === true ? await monitoredSince(tx, employeeId) : null;
  if (terms === null || since === null) return nothing;
  const wanted = await readWanted(tx);
  if (wanted.alerts.length === 0 && wanted.toxicity === null) return nothing;
  const allowed = texts.length === 0 ? [] : await allowedTexts(tx, employeeId, texts, since, terms.keepsOutsideSchedule, dayOf(now - terms.keepsIntervalsDays * 86_400_000));
  const toxic = wanted.toxicity === null ? [] : findToxicity(allowed, scoreTexts(allowed.map(({ kind, text }) => (kind === 'typed' ? text : ''))), wanted.toxicity);
  await keepAlerts(tx, employeeId, findKeywords(allowed, wanted.alerts), toxic, wanted);
  return { recording: true, looked: allowed.length, dropped: texts.length - allowed.length };
};
