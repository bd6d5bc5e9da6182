import { createContext } from 'react';

/** Since when each candidate of a lane stands in it. */
export const SinceContext = createContext<ReadonlyMap<string, string>>(new Map());
