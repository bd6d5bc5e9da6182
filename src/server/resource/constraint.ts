/** What the database's own constraints refuse when two people are quicker than the checks before the write. */
import type { Resource } from '../../domain/resource.ts';
import { snake } from '../../domain/snake.ts';
import { refuse, type Refusal } from '../refuse.ts';
import { say, sayProblems } from '../messages.ts';
import type { Session } from '../session.ts';
import { taken as takenBy } from './check-database.ts';

type PostgresError = Error & { readonly code: string; readonly constraint?: string };

export const isPostgresError = (error: unknown): error is PostgresError => error instanceof Error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code);


const taken = (resource: Resource, constraint: string | undefined, session: Session): Refusal => {
  const set = resource.unique.find((keys) => constraint === `${resource.table}_${keys.map(snake).join('_')}_key`) ?? resource.unique[0] ?? [resource.title];
  return refuse('BAD_USER_INPUT', { validationError: sayProblems(session.language, set.map((field) => ({ field, ...takenBy(resource, set) }))) });
};

/** Runs a write; a constraint that it hits becomes the refusal that the check before it would have been. */
export const answeringConstraints = async <T>(resource: Resource, session: Session, write: () => Promise<T>): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    if (!isPostgresError(error)) throw error;
    if (error.code === '23505') throw taken(resource, error.constraint, session);
    if (error.code === '23503') throw refuse('STILL_REFERENCED', { words: { title: say(session.language, resource.name, { smart_count: 1 }), by: say(session.language, 'error.anotherRecord'), smart_count: 1 } });
    throw error;
  }
};
