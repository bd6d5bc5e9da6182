import type { Grant } from '../access/authorise.ts';
import { organisationName } from '../auth/organisation-name.ts';
import { suggestBanners } from '../careers/suggest/suggest-banners.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { say } from '../messages.ts';
import { refuse } from '../refuse.ts';

type Arguments = { readonly companyBranding: string; readonly industryTrends: string };

const LEAST = 5;
const MOST = 2000;

/** Document 1 §3 'Career page': headings and texts for the banner out of companyBranding and industryTrends. */
export const suggestCareerBanner = async (args: Arguments, context: Context, { session }: Grant) => {
  const [companyBranding, industryTrends] = [args.companyBranding.trim(), args.industryTrends.trim()];
  const validationError = Object.entries({ companyBranding, industryTrends }).flatMap(([field, text]) =>
    text.length < LEAST ? [{ field, message: say(session.language, 'rule.minLength', { smart_count: LEAST - 1 }) }] : text.length > MOST ? [{ field, message: say(session.language, 'rule.maxLength', { smart_count: MOST, length: text.length }) }] : [],
  );
  if (validationError.length > 0) throw refuse('BAD_USER_INPUT', { validationError });
  const organisation = await withOrg(context.db, session.orgCode, organisationName);
  return { errorCode: '', message: '', suggestions: await suggestBanners(context, { organisation, companyBranding, industryTrends, language: session.language }) };
};
