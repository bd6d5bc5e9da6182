import { attritionOf, averageHeadcount } from '../../domain/planning/attrition.ts';
import { forecast } from '../../domain/planning/forecast.ts';
import { partOfYear, periodsAhead } from '../../domain/planning/periods.ts';
import { planOn } from '../../domain/planning/plan-on.ts';
import { decimalOf } from '../../domain/decimal.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { todayOf } from '../people/today.ts';
import { approvedPlans } from '../planning/approved-plans.ts';
import { forecastFacts } from '../planning/forecast-facts.ts';
import { lastYear } from '../planning/last-year.ts';
import { inOwnPart } from '../planning/own-part.ts';
import { readPlanning } from '../planning/settings.ts';
import { bindings } from '../resource/sql.ts';
import { departmentLines, figuresOf, positionLines } from './planning/forecast-lines.ts';

type Arguments = { readonly departmentId?: string | null };

/** What it takes to come to the plan, period by period, with what is assumed. The positions of one department are reckoned with all others, so that they add up to its line. */
export const hiringForecast = ({ departmentId = null }: Arguments, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const { session } = grant;
    const [today, settings, approved] = [await todayOf(tx), await readPlanning(tx), await approvedPlans(tx)];
    const periods = periodsAhead(today, settings.forecastStep, settings.forecastSteps, settings.firstMonth);
    const plans = periods.map(({ to }) => planOn(to, approved));
    const year = await lastYear(tx, today);
    const attritionPercent = settings.attritionPercent === null ? attritionOf(year) : Number(settings.attritionPercent);
    const to = bindings(tx.orgCode);
    const seats = await forecastFacts(tx, { today, periods, plans, firstMonth: settings.firstMonth, retirementAge: settings.retirementAge }, to, inOwnPart(grant, session, 'department_id', to));
    const reckoned = forecast(seats, attritionPercent, periods.map(partOfYear)).map((figures, at) => ({ seat: seats[at]!, figures }));
    const told = { session, settings, periods };
    return {
      errorCode: '',
      message: '',
      today,
      currency: settings.currency,
      periods: periods.map((period, at) => ({ ...period, plan: plans[at]?.name ?? null })),
      assumptions: {
        attritionPercent: decimalOf(attritionPercent), isAttritionSet: settings.attritionPercent !== null, left: year.left, averageHeadcount: decimalOf(averageHeadcount(year)),
        retirementAge: settings.retirementAge, leadTimeDays: settings.leadTimeDays, step: settings.forecastStep,
      },
      totals: figuresOf(reckoned, told),
      lines: departmentId === null ? await departmentLines(tx, reckoned, told) : await positionLines(tx, reckoned.filter(({ seat }) => seat.departmentId === departmentId), told),
    };
  });
