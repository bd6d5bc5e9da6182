import type { ComponentType } from 'react';

/** What draws a screen: fetched when it is first needed or likely to be, and known from then on. */
export type Part<Props> = {
  /** Screens of one kind keep what they drew while the address moves between them. */
  readonly key: string;
  /** Undefined until it has come. */
  readonly now: () => ComponentType<Props> | undefined;
  /** One that failed is fetched again by the next call. */
  readonly load: () => Promise<ComponentType<Props>>;
};

/** `load` brings the component with all that it cannot be drawn without. */
export const createPart = <Props>(key: string, load: () => Promise<ComponentType<Props>>): Part<Props> => {
  let here: ComponentType<Props> | undefined;
  let coming: Promise<ComponentType<Props>> | undefined;
  const fetchIt = async (): Promise<ComponentType<Props>> => {
    try {
      here = await load();
      return here;
    } catch (error) {
      coming = undefined;
      throw error;
    }
  };
  return { key, now: () => here, load: () => (coming ??= fetchIt()) };
};
