import { choiceProblem, choiceUntil, mayTakeBack } from '../../domain/leave/holiday-choice.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { offeredDays, readChoiceTerms } from '../holidays/offered-days.ts';
import { todayOf } from '../people/today.ts';

/** The holidays of personal choice that the caller chose, may choose or may not, and why. */
export const ownHolidayChoices = (_args: object, { db }: Context, { session: { orgCode, employeeId } }: Grant) =>
  withOrg(db, orgCode, async (tx) => {
    const [terms, today] = [await readChoiceTerms(tx), await todayOf(tx, employeeId)];
    const year = Number(today.slice(0, 4));
    const offered = employeeId === null ? [] : await offeredDays(tx, employeeId, `${year}-01-01`, `${year + 1}-12-31`, today);
    const years = [year, year + 1].flatMap((one) => {
      const first = offered.find(({ date }) => date.startsWith(`${one}-`));
      if (first === undefined) return [];
      const chosen = offered.filter(({ counts, date }) => counts && date.startsWith(`${one}-`)).length;
      return [{ year: one, most: terms.perYear, chosen, left: Math.max(0, terms.perYear - chosen) }];
    });
    const holidays = offered.map((one) => ({
      date: one.date,
      name: one.name,
      choiceId: one.choiceId,
      problem: one.choiceId === null ? choiceProblem(one, today, terms, true) : null,
      until: choiceUntil(one.date, terms),
      mayTakeBack: one.choiceId !== null && mayTakeBack(one.date, today, terms),
    }));
    return { errorCode: '', message: '', years, holidays };
  });
