import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { menuIcons } from '../menuIcons.tsx';
import { findFolded } from '../palette/findFolded.ts';
import { useScreenLabel } from '../useScreenLabel.ts';
import { NavigationItem } from './NavigationItem.tsx';
import type { MenuEntry } from '../useMenu.ts';

const Nothing = styled('p')({ padding: '8px', color: 'var(--frame-text-3)' });
const Matches = styled('div')({ marginTop: 8 });

/** The screens whose name or section fits what was typed into the filter. */
export const NavigationMatches = ({ entries, filter }: { readonly entries: readonly MenuEntry[]; readonly filter: string }) => {
  const translate = useTranslate();
  const label = useScreenLabel();
  const matches = entries.flatMap(({ key, icon, screens }) => {
    const fits = findFolded(translate(`shell.section.${key}`), filter) !== undefined;
    return screens.filter((screen) => fits || findFolded(label(screen), filter)).map((screen) => ({ screen, Icon: menuIcons[icon] }));
  });
  return (
    <Matches>
      <p className="visually-hidden" role="status">{translate('shell.navigation.found', { smart_count: matches.length })}</p>
      {matches.map(({ screen, Icon }) => (
        <NavigationItem key={screen.path} to={screen.path} icon={<Icon />} label={label(screen)} />
      ))}
      {matches.length === 0 ? <Nothing>{translate('shell.navigation.none')}</Nothing> : null}
    </Matches>
  );
};
