import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import type { Place } from './screens.ts';

/** The screen that is being drawn; none while a place stands that this installation does not have. */
export const PlaceContext = createContext<Place | undefined>(undefined);

/** The screen whose own page this is; undefined on the pages below it (a record, add, import). */
export const usePlace = (): Place | undefined => {
  const place = useContext(PlaceContext);
  const { pathname } = useLocation();
  return place && pathname.replace(/(.)\/$/, '$1') === place.path ? place : undefined;
};
