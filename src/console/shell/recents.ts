import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { screenAt } from './screenOf.ts';
import { useShownPages } from './useShownPages.ts';

/** A record or screen opened lately. `path` is inside the console, `at` ISO. */
export type Recent = { readonly path: string; readonly label: string; readonly at: string };

const limit = 5;
/** The page that is open is among them, and not shown. */
const kept = limit + 1;

/** Where reports are built and where they are kept: two pages of one record. */
const REPORTS = ['/form-generator', '/settings/general/custom-reports'];

/** What a page shows, under one name for all pages of a record: those of several screens of its entity. */
const subjectOf = (path: string): string => {
  const screen = screenAt(path);
  if (screen === undefined || screen.path === path) return path;
  const entity = REPORTS.includes(screen.path) ? 'Report' : screen.type;
  return entity === '' ? path : `${entity}${path.slice(screen.path.length)}`;
};

/** The five records and screens that were open before this page, newest first; those that the person may still view. */
export const useRecents = (): readonly Recent[] => {
  const [recents] = useStore<readonly Recent[]>('recents', []);
  const { pathname } = useLocation();
  return useShownPages(recents.filter(({ path }) => subjectOf(path) !== subjectOf(pathname)).slice(0, limit));
};

/** Notes that a page is open, under its title; nothing without an address. */
export const useNoteRecent = (path: string | undefined, label: string): void => {
  const [, setRecents] = useStore<readonly Recent[]>('recents', []);
  useEffect(() => {
    if (path === undefined) return;
    setRecents((earlier: readonly Recent[]) => [{ path, label, at: new Date().toISOString() }, ...(earlier ?? []).filter((other) => subjectOf(other.path) !== subjectOf(path))].slice(0, kept));
  }, [path, label, setRecents]);
};
