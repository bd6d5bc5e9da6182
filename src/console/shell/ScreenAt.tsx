import { useRef } from 'react';
import { Navigate, matchRoutes, useLocation, useRoutes } from 'react-router-dom';
import { routesAt } from './screenIndex.ts';
import type { ReactNode } from 'react';
import type { ScreenIndex } from './screenIndex.ts';

/** What the address leads to. It stays what it is while only what follows the `?` changes: parts that navigate are not drawn anew for that. */
export const ScreenAt = ({ index }: { readonly index: ScreenIndex }) => {
  const { pathname } = useLocation();
  const screen = useRoutes(routesAt(index, pathname));
  const kept = useRef({ index, pathname, screen });
  if (kept.current.pathname !== pathname || kept.current.index !== index) kept.current = { index, pathname, screen };
  return kept.current.screen;
};

/** Lets through where the address leads somewhere. */
export const KnownAddress = ({ index, children }: { readonly index: ScreenIndex; readonly children: ReactNode }) => {
  const { pathname } = useLocation();
  return matchRoutes(routesAt(index, pathname), pathname) ? children : <Navigate to="/page-not-found" replace />;
};
