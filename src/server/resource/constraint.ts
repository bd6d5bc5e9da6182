/** What the database's own constraints refuse when two people are quicker than the checks before the write. */
import type { Resource } from '../../domain/resource.ts';
import { refuse, type Refusal } from '../refuse.ts';
import { hasMessage, say } from '../messages.ts';
import type { Session } from '../session.ts';

type PostgresError = Error & { readonly code: string; readonly constraint?: string };

export const isPostgresError = (error: unknown): error is PostgresError => error instanceof Error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code);

const snake = (key: string): string => key.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();

const taken = (resource: Resource, constraint: string | undefined, session: Session): Refusal => {
  const set = resource.unique.find((keys) => constraint === `${resource.table}_${keys.map(snake).join('_')}_key`) ?? resource.unique[0] ?? [resource.title];
  const own = `${resource.name}.unique.${set.join('.')}`;
  const fields = say(session.language, `${resource.name}.${set[0]!.replace(/Id$/, '')}`);
  const message = hasMessage(own) ? say(session.language, own) : say(session.language, 'error.UNIQUE_TAKEN', { fields });
  return refuse('BAD_USER_INPUT', { validationError: set.map((field) => ({ field, message })) });
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
