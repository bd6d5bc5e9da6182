import type { FormName } from '../../../generated/forms.ts';
import { todayIn } from '../../domain/dates.ts';
import type { Aggregate } from '../../domain/lists/aggregate.ts';
import { authorise } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { resourceOfSession } from '../customisation/form-fields.ts';
import { coerceFilter } from '../graphql/coerce-filter.ts';
import { refuse } from '../refuse.ts';
import { readFigures } from '../resource/aggregate/figures.ts';
import { signedIn } from '../resource/import/serving.ts';
import { findResource } from '../resource/registry.ts';
import { sightOf } from '../resource/sight.ts';

type Asked = Required<Aggregate> & { readonly type: string; readonly search?: string | null; readonly filter?: unknown; readonly form?: FormName | null };

/** GraphQL gives null for what is not told; the rules of aggregates know undefined. */
const told = <One extends object>(list: readonly One[]): One[] => list.map((one) => Object.fromEntries(Object.entries(one).filter(([, value]) => value !== null)) as One);

export const recordGroups = async ({ input }: { readonly input: Asked }, context: Context): Promise<object> => {
  const session = signedIn(context);
  const printed = findResource(input.type);
  if (!printed || printed.screens.length === 0) throw refuse('_DB0100');
  const grant = authorise(session, printed.screens.map(({ form, scope }) => ({ forms: [form], right: 'VIEW', scope })), input.form);
  const resource = resourceOfSession(printed, session);
  const { groupBy, measures, order, totals, limit } = input;
  const found = await readFigures(context.db, {
    resource,
    sight: sightOf(session, resource, grant),
    aggregate: { groupBy: told(groupBy), measures: told(measures), order, totals, limit },
    search: input.search?.trim() || null,
    filter: coerceFilter(printed, input.filter),
    timeZone: session.timeZone,
    weekStart: session.weekStart,
    today: todayIn(session.timeZone, new Date()),
  });
  return { errorCode: '', message: '', ...found };
};
