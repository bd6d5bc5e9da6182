import { useTranslate } from 'react-admin';
import { useSession } from '../../providers/authSession.ts';
import { OpenFolderDrawing } from '../drawings/OpenFolderDrawing.tsx';
import { PageHeader } from '../PageHeader.tsx';
import { hasRecords } from '../screens.ts';
import { EmptyState } from '../states/EmptyState.tsx';
import { useMenu } from '../useMenu.ts';
import { useScreenLabel } from '../useScreenLabel.ts';
import { Board } from './Board.tsx';
import { reachesImports } from '../reachesImports.ts';
import { LinkCard } from './LinkCard.tsx';
import type { Place } from '../screens.ts';

const path = '/core-hr/employee-data-import';
const widths = { SELF: 0, TEAM: 1, ALL: 2 } as const;

/** /core-hr/employee-data-import: every kind of record that the person may import, by section, each leading to its wizard. */
export const ImportChoice = () => {
  const translate = useTranslate();
  const label = useScreenLabel();
  const rights = useSession()?.rights ?? {};
  const isImportable = (place: Place): boolean => {
    const own = hasRecords(place) && place.actions.includes('IMPORT') ? rights[place.form] : undefined;
    return own !== undefined && (own.add || own.update) && reachesImports(own, place.isPersonal === true);
  };
  const menu = useMenu();
  // An entity has several screens: it is imported by the widest of them.
  const widest = new Map(menu.flatMap(({ screens }) => screens.filter(isImportable)).toSorted((left, right) => widths[left.scope] - widths[right.scope]).map((place) => [`${place.endpoint} ${place.type}`, place]));
  const cards = menu
    .map(({ key, screens }) => ({ key, screens: screens.filter((place) => widest.get(`${place.endpoint} ${place.type}`) === place) }))
    .filter(({ screens }) => screens.length > 0);
  return (
    <>
      <PageHeader title={label({ path })} />
      {cards.length === 0 ? (
        <EmptyState drawing={<OpenFolderDrawing />} title={translate('shell.import.none')} message={translate('shell.import.noneWhy')} />
      ) : (
        <Board>
          {cards.map(({ key, screens }) => (
            <LinkCard key={key} title={translate(`shell.section.${key}`)} links={screens.map((screen) => ({ to: `${screen.path}/import`, label: label(screen) }))} />
          ))}
        </Board>
      )}
    </>
  );
};
