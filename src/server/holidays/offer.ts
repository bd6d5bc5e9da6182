import { choiceProblem, choiceUntil, mayTakeBack } from '../../domain/leave/holiday-choice.ts';
import type { Transaction } from '../db/org.ts';
import { todayOf } from '../people/today.ts';
import { offeredDays, readChoiceTerms } from './offered-days.ts';

/** The holidays of personal choice of this year and the next for one person: chosen, to be chosen or not, and why. `forOneself` as of `choiceProblem`. */
export const offerFor = async (tx: Transaction, employeeId: string | null, forOneself: boolean) => {
  const [terms, today] = [await readChoiceTerms(tx), await todayOf(tx, employeeId)];
  const year = Number(today.slice(0, 4));
  const offered = employeeId === null ? [] : await offeredDays(tx, employeeId, `${year}-01-01`, `${year + 1}-12-31`, today);
  const years = [year, year + 1].flatMap((one) => {
    const of = offered.filter(({ date }) => date.startsWith(`${one}-`));
    if (of.length === 0) return [];
    const chosen = of.filter(({ counts }) => counts).length;
    return [{ year: one, most: terms.perYear, chosen, left: Math.max(0, terms.perYear - chosen) }];
  });
  const holidays = offered.map((one) => ({
    date: one.date,
    name: one.name,
    choiceId: one.choiceId,
    problem: one.choiceId === null ? choiceProblem(one, today, terms, forOneself) : null,
    until: choiceUntil(one.date, terms),
    mayTakeBack: one.choiceId !== null && (!forOneself || mayTakeBack(one.date, today, terms)),
  }));
  return { errorCode: '', message: '', years, holidays };
};
