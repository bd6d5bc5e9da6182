import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { Place } from './screens.ts';

type Labelled = Pick<Place, 'path'> & Partial<Pick<Place, 'type' | 'single'>>;

/** `LocationArea` → `locationArea`, the stem of an entity's messages. */
export const messageStem = (type: string): string => `${type.charAt(0).toLowerCase()}${type.slice(1)}`;

/** `/my-team/team-summary` → `screen.my-team.team-summary`, the message of a screen that is not named by its entity. */
export const screenMessage = (path: string): string => `screen.${path.slice(1).replaceAll('/', '.')}`;

/** A screen's name: its own message, else the entity in the plural (or in the singular where there is one record only). */
export const useScreenLabel = (): ((screen: Labelled) => string) => {
  const translate = useTranslate();
  return useCallback(
    (screen) =>
      translate(screenMessage(screen.path), screen.type ? { _: translate(messageStem(screen.type), { smart_count: screen.single ? 1 : 2 }) } : {}),
    [translate],
  );
};
