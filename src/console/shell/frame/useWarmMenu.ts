import { useEffect } from 'react';
import { useMenu } from '../useMenu.ts';
import { warm } from '../warm.ts';
import { hasRecords } from '../screens.ts';
import { whenIdle } from './whenIdle.ts';

/** Milliseconds after which the first part is fetched; the screen comes first. */
const rest = 1_500;
/** Between one part and the next, so that no stretch is long. */
const pause = 50;
/** Without a key or a click before each part: what a person asks for does not wait behind it. */
const quiet = 1_000;

const savesData = (): boolean => (navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

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
    let acted = -quiet;
    const act = (): void => void (acted = performance.now());
    const next = (at: number, after: number): void => {
      const address = addresses[at];
      if (address === undefined || !isOpen) return;
      stop = whenIdle(() => {
        const left = acted + quiet - performance.now();
        if (left > 0) next(at, left);
        else void warm(address).then(() => next(at + 1, pause));
      }, after);
    };
    next(0, rest);
    for (const kind of ['click', 'keydown']) document.addEventListener(kind, act, true);
    return () => {
      isOpen = false;
      stop();
      for (const kind of ['click', 'keydown']) document.removeEventListener(kind, act, true);
    };
  }, [menu]);
};
