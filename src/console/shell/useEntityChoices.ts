import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { hasRecords } from './screens.ts';
import { useMenu } from './useMenu.ts';
import { messageStem } from './useScreenLabel.ts';

export type EntityChoice = { readonly endpoint: string; readonly type: string; readonly label: string; /** Name of the section of the menu that it stands in. */ readonly section: string; /** Of its first screen that shows everybody's records, else of its first. */ readonly path: string };

/** The entities of the screens that the person may view, each once, by section of the menu. */
export const useEntityChoices = (): readonly EntityChoice[] => {
  const translate = useTranslate();
  const menu = useMenu();
  return useMemo(() => {
    const places = menu.flatMap(({ key, screens }) => screens.filter(hasRecords).map(({ endpoint, type, path, scope }) => ({ endpoint, type, path, scope, section: translate(`shell.section.${key}`) })));
    const lists = new Map(places.toSorted((one, other) => Number(one.scope === 'ALL') - Number(other.scope === 'ALL') || places.indexOf(other) - places.indexOf(one)).map(({ type, path }) => [type, path]));
    const choices = new Map(places.toReversed().map(({ endpoint, type, section, path }) => [type, { endpoint, type, section, path: lists.get(type) ?? path, label: translate(messageStem(type), { smart_count: 1 }) }]));
    return places.filter(({ type, section }) => choices.get(type)?.section === section).map(({ type }) => choices.get(type)!).filter((choice, at, all) => all.indexOf(choice) === at);
  }, [menu, translate]);
};
