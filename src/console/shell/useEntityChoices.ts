import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { hasRecords } from './screens.ts';
import { useMenu } from './useMenu.ts';
import { messageStem } from './useScreenLabel.ts';

export type EntityChoice = { readonly endpoint: string; readonly type: string; readonly label: string; /** Name of the section of the menu that it stands in. */ readonly section: string; /** Of its first screen. */ readonly path: string };

/** The entities of the screens that the person may view, each once, by section of the menu. */
export const useEntityChoices = (): readonly EntityChoice[] => {
  const translate = useTranslate();
  const menu = useMenu();
  return useMemo(() => {
    const places = menu.flatMap(({ key, screens }) => screens.filter(hasRecords).map(({ endpoint, type, path }) => ({ endpoint, type, path, section: translate(`shell.section.${key}`) })));
    const choices = new Map(places.toReversed().map((place) => [place.type, { ...place, label: translate(messageStem(place.type), { smart_count: 1 }) }]));
    return places.filter(({ type, section }) => choices.get(type)?.section === section).map(({ type }) => choices.get(type)!).filter((choice, at, all) => all.indexOf(choice) === at);
  }, [menu, translate]);
};
