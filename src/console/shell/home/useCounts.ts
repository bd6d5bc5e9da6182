import { useQueries } from '@tanstack/react-query';
import { loadResources } from '../../resource/loadResource.ts';
import { ask } from '../ask.ts';
import { hasRecords } from '../screens.ts';
import type { Place } from '../screens.ts';
import type { ScreenEntry } from '../../../domain/resource.ts';

export type Count = { readonly totalRecords: number; readonly totalIsEstimate: boolean };
export type Counts = Readonly<Record<string, Count>>;

const countOf = async (endpoint: string, screens: readonly ScreenEntry[], signal: AbortSignal): Promise<Counts> => {
  const resources = await loadResources(endpoint);
  const parts = screens.flatMap((screen, index) => {
    const resource = resources.find(({ type }) => type === screen.type);
    return resource && !screen.single && screen.scope !== 'SELF' ? [`c${index}: ${resource.operations.list}(limit: 1, form: ${screen.form}) { totalRecords totalIsEstimate }`] : [];
  });
  if (parts.length === 0) return {};
  const answer = await ask<Record<string, Count>>(endpoint, `query Counts { ${parts.join(' ')} }`, {}, signal);
  return Object.fromEntries(
    screens.flatMap((screen, index) => {
      const count = answer[`c${index}`];
      return count ? [[screen.path, count] as const] : [];
    }),
  );
};

/** How many records each screen shows to this person, by path; one request an endpoint, asked again after 30 s. Where an endpoint cannot answer, its numbers are absent. */
export const useCounts = (places: readonly Place[]): Counts => {
  const screens = places.filter(hasRecords);
  const endpoints = [...new Set(screens.map(({ endpoint }) => endpoint))];
  return useQueries({
    queries: endpoints.map((endpoint) => {
      const own = screens.filter((screen) => screen.endpoint === endpoint);
      return {
        queryKey: ['counts', endpoint, own.map(({ path }) => path)],
        queryFn: ({ signal }: { readonly signal: AbortSignal }) => countOf(endpoint, own, signal),
        staleTime: 30_000,
      };
    }),
    combine: (answers) => Object.assign({}, ...answers.map(({ data }) => data ?? {})) as Counts,
  });
};
