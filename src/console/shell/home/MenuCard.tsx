import { useLocaleState, useTranslate } from 'react-admin';
import { tagOf } from '../../providers/i18nLanguages.ts';
import { useScreenLabel } from '../useScreenLabel.ts';
import { LinkCard } from './LinkCard.tsx';
import type { MenuCardContent } from './menuCards.ts';
import type { Counts } from './useCounts.ts';

/** Screens of the menu as a card, and how many records each holds now. */
export const MenuCard = ({ card, counts }: { readonly card: MenuCardContent; readonly counts: Counts }) => {
  const translate = useTranslate();
  const label = useScreenLabel();
  const [locale] = useLocaleState();
  const number = new Intl.NumberFormat(tagOf(locale));
  const note = (path: string): string | undefined => {
    const count = counts[path];
    return count && `${count.totalIsEstimate ? '~' : ''}${number.format(count.totalRecords)}`;
  };
  return <LinkCard title={translate(card.title)} links={card.screens.map((screen) => ({ to: screen.path, label: label(screen), note: note(screen.path) }))} />;
};
