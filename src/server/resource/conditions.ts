import { filterSql } from './filter.ts';
import type { ListCall } from './list.ts';
import { searchSql, type Search } from './search.ts';
import type { Bindings } from './sql.ts';

/** Which rows of a list: over alias t. */
export const conditions = (call: Pick<ListCall, 'resource' | 'sight' | 'arguments'>, search: Search | undefined, to: Bindings): string[] => {
  const { resource, sight } = call;
  const filters = [call.arguments.filter, ...(call.arguments.also ?? [])].map((filter) => filterSql(resource, filter, 't', to, sight));
  const also = (call.arguments.where ?? []).map((write) => write('t', to));
  return ['t.org_code = $1', ...[sight.rows('t', to), ...filters, ...also, ...(search ? [searchSql(resource, search, 't', to)] : [])].filter((part) => part !== 'true')];
};
