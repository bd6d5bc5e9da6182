import { lazy } from 'react';
import { widths } from '../../../shell/widths.ts';

const load = async () => ({ default: (await import('./PhoneDock.tsx')).PhoneDock });

/** The foot of a list on a phone: nothing that a wider window fetches; on a phone it comes along with the list. */
const early = typeof window.matchMedia === 'function' && window.matchMedia(widths.phone).matches ? load() : undefined;

export const LazyPhoneDock = lazy(() => early ?? load());
