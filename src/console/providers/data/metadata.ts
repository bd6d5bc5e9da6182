import type { Field, Resource, ScreenEntry } from '../../../domain/resource.ts';

/** A react-admin resource of ours: a screen (its name is the path without the leading slash) and the entity that it shows. */
export type ScreenResource = { readonly name: string; readonly screen: ScreenEntry; readonly resource: Resource; readonly siblings: readonly Resource[] };

export type Metadata = {
  /** Rejects when no screen has that name. The same promise each time, so that React can wait for it. */
  readonly screenResource: (name: string) => Promise<ScreenResource>;
  readonly byType: (endpoint: string, type: string) => Promise<Resource>;
  /** What entities look like has changed: the next question reads them anew. */
  readonly forget: () => void;
  /** Screens whose metadata is here already: no other can have anything cached. */
  readonly loadedScreens: () => readonly ScreenResource[];
};

type LoadEndpoint = (endpoint: string) => Promise<readonly Resource[]>;

export const nameOfScreen = (screen: Pick<ScreenEntry, 'path'>): string => screen.path.replace(/^\//, '');

export const createMetadata = (entries: readonly ScreenEntry[], load: LoadEndpoint): Metadata => {
  const endpoints = new Map<string, Promise<readonly Resource[]>>();
  const pending = new Map<string, Promise<ScreenResource>>();
  const loaded: ScreenResource[] = [];

  const resourcesOf = (endpoint: string): Promise<readonly Resource[]> => {
    const known = endpoints.get(endpoint);
    if (known) return known;
    const coming = load(endpoint);
    endpoints.set(endpoint, coming);
    coming.catch(() => endpoints.delete(endpoint));
    return coming;
  };

  const byType = async (endpoint: string, type: string): Promise<Resource> => {
    const resource = (await resourcesOf(endpoint)).find((one) => one.type === type);
    if (!resource) throw new Error(`The endpoint ${endpoint} has no ${type}.`);
    return resource;
  };

  const read = async (name: string): Promise<ScreenResource> => {
    const screen = entries.find((entry) => nameOfScreen(entry) === name);
    if (!screen) throw new Error(`No screen is called ${name}.`);
    const found = { name, screen, resource: await byType(screen.endpoint, screen.type), siblings: await resourcesOf(screen.endpoint) };
    loaded.push(found);
    return found;
  };

  const screenResource = (name: string): Promise<ScreenResource> => {
    const known = pending.get(name);
    if (known) return known;
    const coming = read(name);
    pending.set(name, coming);
    coming.then(
      // As React marks a promise that it has waited for itself: whoever uses this one draws at once, without a moment of waiting.
      (value) => void Object.assign(coming, { status: 'fulfilled', value }),
      () => pending.delete(name),
    );
    return coming;
  };

  const forget = (): void => {
    endpoints.clear();
    pending.clear();
    loaded.length = 0;
  };

  return { screenResource, byType, forget, loadedScreens: () => loaded };
};

/** The entity that a reference inside its own endpoint leads to; undefined for one that lives elsewhere. */
export const siblingOf = (field: Field, siblings: readonly Resource[]): Resource | undefined =>
  siblings.find(({ type, endpoint }) => type === field.reference?.type && endpoint === field.reference.endpoint);
