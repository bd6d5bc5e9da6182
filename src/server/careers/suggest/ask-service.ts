import { z } from 'zod';
import { languageNames } from '../../../domain/languages.ts';
import type { Language } from '../../../domain/languages.ts';
import { askOutside } from '../../http/outbound.ts';
import type { Settings } from '../../settings.ts';
import type { Suggestion } from './suggest-banners.ts';

const answered = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string().max(20_000) }) })).min(1) });
const suggestion = z.object({ heading: z.string().trim().min(1).max(120), subtext: z.string().trim().min(1).max(300) });
const suggested = z.object({ suggestions: z.array(z.unknown()).max(100) });

/** Models think before they answer. */
const PATIENCE_MS = 30_000;

/** The object in what a model wrote: many put it between words or in a block of code, asked for JSON alone or not. */
const objectIn = (content: string): unknown => JSON.parse(content.slice(content.indexOf('{'), content.lastIndexOf('}') + 1));

/** Those that the banner takes, each heading once. */
const fitting = (content: string): Suggestion[] => {
  const all = suggested.parse(objectIn(content)).suggestions.flatMap((one) => suggestion.safeParse(one).data ?? []);
  return [...new Map(all.toReversed().map((one) => [one.heading, one])).values()].toReversed();
};

export type Words = { readonly organisation: string; readonly companyBranding: string; readonly industryTrends: string; readonly language: Language };
type Service = Pick<Settings, 'aiUrl' | 'aiKey' | 'aiModel' | 'outboundHosts'>;

/** Asks the service of AI_URL, in the form of OpenAI's chat completions. Throws where it does not answer or answers something else. */
export const askService = async (settings: Service, url: URL, { organisation, companyBranding, industryTrends, language }: Words): Promise<readonly Suggestion[]> => {
  const address = new URL(`${url.pathname.replace(/\/+$/, '')}/chat/completions`, url);
  const wish = `Write 3 banners for the career page of an employer in ${languageNames[language]}. Answer JSON only: {"suggestions":[{"heading":"at most 60 signs","subtext":"at most 140 signs"}]}. No exclamation marks, no superlatives, nothing that the texts do not say.`;
  const body = JSON.stringify({
    model: settings.aiModel,
    response_format: { type: 'json_object' },
    messages: [
      { role: 'system', content: wish },
      { role: 'user', content: JSON.stringify({ organisation, companyBranding, industryTrends }) },
    ],
  });
  const listed = { outboundHosts: [...settings.outboundHosts, url.host] };
  const answer = await askOutside(listed, address, { method: 'POST', headers: { 'content-type': 'application/json', accept: 'application/json', ...(settings.aiKey ? { authorization: `Bearer ${settings.aiKey}` } : {}) }, body, patienceMs: PATIENCE_MS });
  if (!answer.ok) throw new Error(`The service of AI_URL answered ${answer.status}.`);
  const [first] = answered.parse(await answer.json()).choices;
  const found = fitting(first!.message.content);
  if (found.length === 0) throw new Error('The service of AI_URL suggested nothing that fits the banner.');
  return found.slice(0, 3);
};
