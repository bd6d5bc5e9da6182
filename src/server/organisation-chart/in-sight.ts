import type { Grant } from '../access/authorise.ts';
import { rowScope } from '../access/row-scope.ts';
import { resourceOf } from '../resource/registry.ts';

/** The people that somebody sees in the chart, over `alias`: those within reach of the right on its form, and always oneself. */
export const inSight = (grant: Grant, alias: string, bind: (value: unknown) => string): string => {
  if (grant.scope === 'ALL') return 'true';
  const { employeeId } = grant.session;
  if (employeeId === null) return 'false';
  return `(${alias}.id = ${bind(employeeId)}::bigint or ${rowScope(resourceOf('Employee'), grant, grant.session, alias, bind)})`;
};
