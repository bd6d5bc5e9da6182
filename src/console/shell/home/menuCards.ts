import type { MenuGroup } from '../menu.ts';
import type { MenuEntry } from '../useMenu.ts';
import type { Place } from '../screens.ts';

/** One card of a menu page; its title is a message. */
export type MenuCardContent = { readonly title: string; readonly screens: readonly Place[] };

const personal: readonly MenuGroup[] = ['mine', 'myTeam'];

/** What is mine and what is my team's in one card each, then a card a section. */
export const menuCards = (entries: readonly MenuEntry[]): readonly MenuCardContent[] => [
  ...personal
    .map((group) => ({ title: `shell.group.${group}`, screens: entries.filter((entry) => entry.group === group).flatMap(({ screens }) => screens) }))
    .filter(({ screens }) => screens.length > 0),
  ...entries.filter(({ group }) => !personal.includes(group)).map(({ key, screens }) => ({ title: `shell.section.${key}`, screens })),
];
