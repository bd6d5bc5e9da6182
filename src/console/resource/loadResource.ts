import type { Resource } from '../../domain/resource.ts';

type Module = { readonly resources: readonly Resource[] };

const endpoints = import.meta.glob<Module>('../../../generated/*/resources.ts');

/** Every resource of an endpoint; its metadata is fetched when first asked for. */
export const loadResources = async (endpoint: string): Promise<readonly Resource[]> => {
  const load = endpoints[`../../../generated/${endpoint}/resources.ts`];
  return load ? (await load()).resources : [];
};
