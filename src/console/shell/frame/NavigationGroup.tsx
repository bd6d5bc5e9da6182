import { styled } from '@mui/material/styles';
import { menuIcons } from '../menuIcons.tsx';
import { useScreenLabel } from '../useScreenLabel.ts';
import { NavigationItem } from './NavigationItem.tsx';
import { NavigationSection } from './NavigationSection.tsx';
import type { MenuEntry } from '../useMenu.ts';

export const GroupTitle = styled('h2')({ fontSize: 11, lineHeight: '16px', fontWeight: 500, color: 'var(--frame-text-3)', padding: '0 8px', margin: '14px 0 4px' });
const RailGap = styled('div')({ height: 12, flex: 'none' });

export type NavigationGroupProps = {
  readonly title: string;
  readonly entries: readonly MenuEntry[];
  readonly isRail: boolean;
  /** Sections of one screen stand as that screen. */
  readonly isFlat: boolean;
};

/** 'Mine', 'My team' or 'Manage' with what belongs to it; nothing when it is empty. */
export const NavigationGroup = ({ title, entries, isRail, isFlat }: NavigationGroupProps) => {
  const label = useScreenLabel();
  if (entries.length === 0) return null;
  return (
    <>
      {isRail ? <RailGap /> : <GroupTitle>{title}</GroupTitle>}
      {entries.map((entry) => {
        const [only, second] = entry.screens;
        const Icon = menuIcons[entry.icon];
        return isFlat && only && !second ? (
          <NavigationItem key={entry.key} to={only.path} icon={<Icon />} label={label(only)} isRail={isRail} />
        ) : (
          <NavigationSection key={entry.key} entry={entry} isRail={isRail} />
        );
      })}
    </>
  );
};
