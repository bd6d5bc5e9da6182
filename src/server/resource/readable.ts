/** The entities of which a person may view every record, with the fields they may see: what the audit log may tell them. */
import { rowRuleOf } from '../access/row-rules.ts';
import { screenReach } from '../access/screen-reach.ts';
import type { Field, Resource } from '../../domain/resource.ts';
import type { Session } from '../session.ts';
import { resources } from './registry.ts';
import { sightOf } from './sight.ts';

export type Readable = { readonly resource: Resource; readonly fields: readonly Field[] };

/** By type. An entity of which the person sees some records only is left out, because a change of a record that is gone has no reach any more. */
export const readableEntities = (session: Session): ReadonlyMap<string, Readable> =>
  new Map(
    resources.flatMap((resource) => {
      const reach = screenReach(session, resource, 'VIEW');
      if (reach?.scope !== 'ALL' || rowRuleOf(resource.type) !== undefined) return [];
      const { whole } = sightOf(session, resource, reach);
      return [[resource.type, { resource, fields: resource.fields.filter((field) => field.kind !== 'id' && whole(field)) }] as const];
    }),
  );
