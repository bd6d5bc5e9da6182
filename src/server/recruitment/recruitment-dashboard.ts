import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { reading } from './dashboard/kept.ts';
import type { Narrowing } from './dashboard/narrowed.ts';
import { readChoices, readFigures, readFunnel, readOffers, readPeriod, readPostIds, readRecruiters, readSources, readStageTimes, readStatuses, readTimeToHire } from './dashboard/parts.ts';

/** The parts are functions: only those that the question names are read. */
export const recruitmentDashboard = async (args: Narrowing, context: Context, grant: Grant) => {
  const { asOf, part } = await reading(grant, args, context);
  return {
    errorCode: '', message: '', asOf,
    period: part('period', readPeriod), postIds: part('postIds', readPostIds), statuses: part('statuses', readStatuses),
    figures: part('figures', readFigures), funnel: part('funnel', readFunnel), stageTimes: part('stageTimes', readStageTimes), timeToHire: part('timeToHire', readTimeToHire),
    sources: part('sources', readSources), offers: part('offers', readOffers), recruiters: part('recruiters', readRecruiters), choices: part('choices', readChoices),
  };
};
