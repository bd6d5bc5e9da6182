import { screenReach } from '../access/screen-reach.ts';
import { flat } from '../../domain/customisation/custom-values.ts';
import type { Resource } from '../../domain/resource.ts';
import type { Session } from '../session.ts';
import type { Hooks } from './hooks.ts';
import type { Image } from './image.ts';
import { sightOf } from './sight.ts';

/** An image as the person may see it: without fields that are not open to them on all they reach, and its version alone where they may view nothing, or reading is noted and a refusal is not. */
export const seenImage = (resource: Resource, image: Image, session: Session, { noteRead }: Pick<Hooks, 'noteRead'> = {}): Readonly<Record<string, unknown>> => {
  const { id, version, createdAt, createdBy, updatedAt, updatedBy } = image as Image & Readonly<Record<string, unknown>>;
  const reach = screenReach(session, resource, 'VIEW');
  if (reach === null || noteRead) return { id, version };
  const sight = sightOf(session, resource, reach);
  const seen = resource.fields.filter((field) => sight.whole(field)).map(({ key }) => [key, image[key]] as const);
  return { ...flat(Object.fromEntries(seen)), id, version, createdAt, createdBy, updatedAt, updatedBy };
};
