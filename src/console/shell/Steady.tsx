import { createContext, useContext, useMemo, useRef, useState } from 'react';
import type { AnchorHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { DataProviderContext, useDataProvider } from 'ra-core';
import { useHref, useNavigate } from 'react-router-dom';
import type { NavigateFunction } from 'react-router-dom';
import type { ConsoleDataProvider } from '../providers/data/ConsoleDataProvider.ts';

/** What is needed all over the console, whatever the address: `base` stands before each address, without a `/` at its end. */
type Steady = { readonly data: ConsoleDataProvider; readonly go: NavigateFunction; readonly base: string };

const SteadyContext = createContext<Steady | undefined>(undefined);

/**
 * Keeps the data provider and the way to another address the same objects while the address changes. Those of react-admin and of the router follow it:
 * whatever uses them is drawn anew, and asks anew, with each sort of a list.
 */
export const SteadyProvider = ({ children }: { readonly children: ReactNode }) => {
  const now = { data: useDataProvider<ConsoleDataProvider>(), go: useNavigate() };
  const newest = useRef(now);
  newest.current = now;
  const base = useHref('/').replace(/\/$/, '');
  const [data] = useState(() => new Proxy({} as ConsoleDataProvider, { get: (_, name) => Reflect.get(newest.current.data, name) as unknown }));
  const [go] = useState(() => ((...to: Parameters<NavigateFunction>) => newest.current.go(...to)) as NavigateFunction);
  const steady = useMemo(() => ({ data, go, base }), [base, data, go]);
  return <SteadyContext value={steady}>{children}</SteadyContext>;
};

const useSteady = (): Steady => {
  const steady = useContext(SteadyContext);
  if (!steady) throw new Error('What follows no address stands inside SteadyProvider.');
  return steady;
};

/** The data provider, with react-admin's end of a session that the server refuses. A part that stands alone has the bare one. */
export const useData = (): ConsoleDataProvider => {
  const bare = useContext(DataProviderContext) as ConsoleDataProvider;
  return useContext(SteadyContext)?.data ?? bare;
};

/** Goes to an address of the console, which begins with `/`. */
export const useGo = (): NavigateFunction => useSteady().go;

const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean => button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly to: string; readonly ref?: Ref<HTMLAnchorElement> };

/** A link to an address of the console, which begins with `/`, that does not follow the address: a menu has very many of them. */
export const SteadyLink = ({ to, onClick, ...rest }: LinkProps) => {
  const { go, base } = useSteady();
  return (
    <a
      {...rest}
      href={`${base}${to}`}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        void go(to, { replace: window.location.pathname + window.location.search === `${base}${to}` });
      }}
    />
  );
};
