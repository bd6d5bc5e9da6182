import { loadResources } from '../../resource/loadResource.ts';
import { ask } from '../ask.ts';
import type { ScreenEntry } from '../../../domain/resource.ts';

export type Found = { readonly id: string; readonly title: string; readonly code: string | null; readonly screen: ScreenEntry };
type Page = { readonly rows: readonly { readonly id: string; readonly title: string; readonly code: string | null }[] };

/** The first records of each entity that an endpoint finds. */
const inEndpoint = async (endpoint: string, search: string, screens: readonly ScreenEntry[], signal: AbortSignal): Promise<readonly Found[]> => {
  const resources = await loadResources(endpoint);
  const first = new Map(screens.map((screen) => [screen.type, screen] as const).reverse());
  const sought = resources.flatMap(({ type, operations }) => {
    const screen = first.get(type);
    return screen ? [{ screen, operation: operations.lookup }] : [];
  });
  if (sought.length === 0) return [];
  const fields = sought.map(({ operation }) => `${operation}(search: $search, limit: 3) { rows { id title code } }`).join(' ');
  const answer = await ask<Record<string, Page>>(endpoint, `query LookUp($search: String) { ${fields} }`, { search }, signal);
  return sought.flatMap(({ screen, operation }) => (answer[operation]?.rows ?? []).map((row) => ({ ...row, screen })));
};

/** Looks a text up in every endpoint of these screens at once; an endpoint that cannot answer is left out. */
export const lookUp = async (search: string, screens: readonly ScreenEntry[], signal: AbortSignal): Promise<readonly Found[]> => {
  const endpoints = [...new Set(screens.map(({ endpoint }) => endpoint))];
  const answers = await Promise.allSettled(endpoints.map((endpoint) => inEndpoint(endpoint, search, screens.filter((screen) => screen.endpoint === endpoint), signal)));
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
};
