import type { QueryClient } from '@tanstack/react-query';
import type { Field } from '../../../domain/resource.ts';
import type { Metadata } from './metadata.ts';

const refersTo = (fields: readonly Field[], type: string): boolean =>
  fields.some((field) => field.reference?.type === type || (field.rows !== undefined && refersTo(field.rows.fields, type)));

/** After a write to an entity: what its screens and those that refer to it hold is old. Query keys start with the screen's name. */
export const invalidateEntity = async (queryClient: QueryClient, metadata: Metadata, type: string): Promise<void> => {
  // Nobody looks at it, and whoever looks again waits for what is true by then: a delete depends on it.
  queryClient.removeQueries({ queryKey: ['linked'], type: 'inactive' });
  const stale = metadata.loadedScreens().filter(({ resource }) => resource.type === type || refersTo(resource.fields, type));
  await Promise.all([
    ...stale.map(({ name }) => queryClient.invalidateQueries({ queryKey: [name] })),
    queryClient.invalidateQueries({ queryKey: ['lookup', type] }),
  ]);
};
