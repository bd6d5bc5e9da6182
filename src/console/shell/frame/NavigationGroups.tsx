import { useTranslate } from 'react-admin';
import { NavigationGroup } from './NavigationGroup.tsx';
import type { MenuEntry } from '../useMenu.ts';

/** Mine, my team's, and what the person manages. */
export const NavigationGroups = ({ entries, isRail }: { readonly entries: readonly MenuEntry[]; readonly isRail: boolean }) => {
  const translate = useTranslate();
  return (['mine', 'myTeam', 'manage'] as const).map((group) => (
    <NavigationGroup key={group} title={translate(`shell.group.${group}`)} isRail={isRail} isFlat={group !== 'manage'} entries={entries.filter((entry) => entry.group === group)} />
  ));
};
