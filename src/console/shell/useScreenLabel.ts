import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { formNames } from './formNames.ts';
import { screenOf } from './screenOf.ts';
import { screenMessage } from './screenMessage.ts';
import { useSignal } from './signal.ts';
import type { Place } from './screens.ts';

type Labelled = Pick<Place, 'path'> & Partial<Pick<Place, 'type' | 'single' | 'form'>>;

/** `LocationArea` → `locationArea`, the stem of an entity's messages. */
export const messageStem = (type: string): string => `${type.charAt(0).toLowerCase()}${type.slice(1)}`;

/** A screen's name: the one that the organisation gave its form, else its own message, else the entity in the plural (in the singular where there is one record only), else its form's. */
export const useScreenLabel = (): ((screen: Labelled) => string) => {
  const translate = useTranslate();
  const given = useSignal(formNames);
  return useCallback(
    ({ path, type, single, form = screenOf(path)?.form }) => {
      const usual = type ? translate(messageStem(type), { smart_count: single ? 1 : 2 }) : form ? translate(`form.${form}`) : undefined;
      return given[path] ?? translate(screenMessage(path), usual === undefined ? {} : { _: usual });
    },
    [translate, given],
  );
};
