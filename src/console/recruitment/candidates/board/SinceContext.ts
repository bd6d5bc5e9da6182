import { createContext } from 'react';
import type { Since } from '../flow/useSince.ts';

/** Since when each candidate of a lane stands in it. */
export const SinceContext = createContext<ReadonlyMap<string, Since>>(new Map());
