import { authorise, reachOf } from '../access/authorise.ts';
import { resourceOfSession } from '../customisation/form-fields.ts';
import { refuse } from '../refuse.ts';
import { findResource } from '../resource/registry.ts';
import { sightOf, type Sight } from '../resource/sight.ts';
import type { Resource } from '../../domain/resource.ts';
import type { Session } from '../session.ts';

export type Reading = { readonly resource: Resource; readonly sight: Sight };

/**
 * An entity as a report of the person reads it: the records of all screens that they may view, or, for a file, of those that offer exports, and
 * with them what concerns the person alone: a file holds what the report shows. The report's own form opens nothing. Refuses without such a screen.
 */
export const readingOf = (session: Session, type: string, to: 'VIEW' | 'EXPORT'): Reading => {
  const resource = findResource(type);
  const offering = resource?.screens.filter(({ actions }) => to === 'VIEW' || actions.includes('EXPORT')) ?? [];
  if (!resource || !offering.some(({ form }) => reachOf(session, form, 'VIEW') !== null)) throw refuse('REPORT_NOT_OFFERED');
  const screens = resource.screens.filter((screen) => offering.includes(screen) || screen.scope === 'SELF');
  const grant = authorise(session, screens.map(({ form, scope }) => ({ forms: [form], right: 'VIEW', scope })));
  return { resource: resourceOfSession(resource, session), sight: sightOf(session, resource, grant) };
};
