import { Navigate, matchRoutes, useLocation, useRoutes } from 'react-router-dom';
import { routesAt } from './screenIndex.ts';
import type { ReactNode } from 'react';
import type { ScreenIndex } from './screenIndex.ts';

/** What the address leads to. */
export const ScreenAt = ({ index }: { readonly index: ScreenIndex }) => useRoutes(routesAt(index, useLocation().pathname));

/** Lets through where the address leads somewhere. */
export const KnownAddress = ({ index, children }: { readonly index: ScreenIndex; readonly children: ReactNode }) => {
  const { pathname } = useLocation();
  return matchRoutes(routesAt(index, pathname), pathname) ? children : <Navigate to="/page-not-found" replace />;
};
