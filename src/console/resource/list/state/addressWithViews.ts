import { readAddress, viewParameters, type ListAddress } from './listAddress.ts';
import type { KnownView } from './savedViews.ts';

/** The list as it is without a view, where it would begin with one. */
export const ALL = 'all';

type Known = Pick<KnownView, 'id' | 'definition'> & { readonly isStart?: boolean };

/** Id of the view that an address means: a plain one means the view that the list begins with. */
export const viewIn = (parameters: URLSearchParams, start: string | undefined): string | undefined =>
  parameters.get('view') ?? (viewParameters.some((name) => parameters.has(name)) ? undefined : start);

/** The address of a list as its views have it. */
export const readWithViews = (parameters: URLSearchParams, known: readonly Known[], start: string | undefined): ListAddress => {
  const view = viewIn(parameters, start);
  return { ...readAddress(parameters, known.find(({ id }) => id === view)?.definition), view };
};
