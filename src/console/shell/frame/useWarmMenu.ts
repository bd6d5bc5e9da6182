import { useEffect } from 'react';
import { useMenu } from '../useMenu.ts';
import { warm } from '../warm.ts';
import { hasRecords } from '../screens.ts';
import { savesData } from './savesData.ts';
import { whenIdle } from './whenIdle.ts';

/** Milliseconds after which the first part is fetched; the screen comes first. */
const rest = 1_500;
/** Between one part and the next, so that no stretch is long. */
const pause = 50;

/** While nothing else is to do, and the person reads: what every list and every record is drawn with, and the metadata of each endpoint in the menu. Not where the person saves data. */
export const useWarmMenu = (): void => {
  const menu = useMenu();
  useEffect(() => {
    if (savesData()) return undefined;
    const lists = menu.flatMap(({ screens }) => screens.filter((screen) => hasRecords(screen) && !screen.single));
    const first = [...new Map(lists.map((screen) => ['endpoint' in screen ? screen.endpoint : '', screen.path])).values()];
    const addresses = [...first, ...first.slice(0, 1).flatMap((path) => [`${path}/create`, `${path}/1/show`])];
    let stop = (): void => undefined;
    let isOpen = true;
    const next = (at: number, after: number): void => {
      const address = addresses[at];
      if (address === undefined || !isOpen) return;
      stop = whenIdle(() => void warm(address).then(() => next(at + 1, pause)), after);
    };
    next(0, rest);
    return () => {
      isOpen = false;
      stop();
    };
  }, [menu]);
};
