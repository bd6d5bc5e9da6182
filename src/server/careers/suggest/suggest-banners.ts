import type { Context } from '../../http/route.ts';
import { say } from '../../messages.ts';
import { refuse } from '../../refuse.ts';
import { askService } from './ask-service.ts';
import type { Words } from './ask-service.ts';
import { themesOf } from './themes.ts';

export type Suggestion = { readonly heading: string; readonly subtext: string };

/** Three banners worded by what the organisation says of itself: by the service of AI_URL where there is one, else by the templates of the themes that its words name. */
export const suggestBanners = async ({ settings, log }: Pick<Context, 'settings' | 'log'>, words: Words): Promise<readonly Suggestion[]> => {
  if (settings.aiUrl === undefined) {
    const { organisation, language } = words;
    return themesOf(words.companyBranding, words.industryTrends)
      .slice(0, 3)
      .map((theme) => ({ heading: say(language, `careerSuggestion.${theme}.heading`, { organisation }), subtext: say(language, `careerSuggestion.${theme}.subtext`, { organisation }) }));
  }
  try {
    return await askService(settings, settings.aiUrl, words);
  } catch (error) {
    log.warn({ err: error }, 'no suggestions for the career page');
    throw refuse('SUGGESTIONS_FAILED');
  }
};
