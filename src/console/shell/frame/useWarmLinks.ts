import { useEffect } from 'react';
import { routeOf } from '../routeOf.ts';
import { loadLater } from '../pieces/later.ts';
import { warm } from '../warm.ts';

/** Fetches what stands behind a link, or opens at a button, once the pointer or the focus is on it: most of the way is done before the click. */
export const useWarmLinks = (): void => {
  useEffect(() => {
    const seen = new Set<string>();
    const meet = ({ target }: Event): void => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (target instanceof Element && target.closest('[aria-haspopup]')) loadLater();
      if (!link || link.origin !== window.location.origin || !link.pathname.startsWith('/v3/') || seen.has(link.pathname)) return;
      seen.add(link.pathname);
      void warm(routeOf(link.pathname));
    };
    const kinds = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const kind of kinds) document.addEventListener(kind, meet, { passive: true });
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, meet);
    };
  }, []);
};
