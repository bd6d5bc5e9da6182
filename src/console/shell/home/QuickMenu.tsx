import { useTranslate } from 'react-admin';
import { PageHeader } from '../PageHeader.tsx';
import { AccessDenied } from '../states/AccessDenied.tsx';
import { useMenu } from '../useMenu.ts';
import { usePageTitle } from '../usePageTitle.ts';
import { Board } from './Board.tsx';
import { MenuCard } from './MenuCard.tsx';
import { menuCards } from './menuCards.ts';
import { NoFormsState } from './NoFormsState.tsx';
import { useCounts } from './useCounts.ts';

/** Every screen that the person may open, by section; of the settings only, at /settings. */
export const QuickMenu = ({ onlySettings = false }: { readonly onlySettings?: boolean }) => {
  const translate = useTranslate();
  const whole = useMenu();
  const menu = whole.filter(({ group }) => !onlySettings || group === 'settings');
  const counts = useCounts(menu.flatMap(({ screens }) => screens));
  const title = translate(onlySettings ? 'shell.settings' : 'shell.quickMenu');
  usePageTitle(title);
  return (
    <>
      <PageHeader title={title} />
      {whole.length === 0 ? (
        <NoFormsState />
      ) : menu.length === 0 ? (
        <AccessDenied form={title} />
      ) : (
        <Board>
          {menuCards(menu).map((card) => (
            <MenuCard key={card.title} card={card} counts={counts} />
          ))}
        </Board>
      )}
    </>
  );
};
