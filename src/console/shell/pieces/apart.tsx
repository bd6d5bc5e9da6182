import { lazy, useState } from 'react';
import type { ComponentType } from 'react';
import { useTranslate } from 'ra-core';
import { showSnackbar } from '../snackbar/snackbars.ts';
import { CodeBoundary } from './CodeBoundary.ts';

type Options = {
  /** Closes the part where its own `onClose` does not. */
  readonly close?: () => void;
  /** Nobody misses it: nothing is said. */
  readonly isQuiet?: boolean;
};

/**
 * A part of a page whose code comes when it is drawn, by React's `lazy`. Code that does not come is told and closes the part, or is asked for again by hand;
 * the page, and what is written on it, stays.
 */
export const apart = <Props extends object>(fetch: () => Promise<ComponentType<Props>>, { close, isQuiet = false }: Options = {}): ComponentType<Props> => {
  // What failed once fails for ever: React keeps it.
  const made = () => ({ Part: lazy(async () => ({ default: await fetch() })) as unknown as ComponentType<Props> });
  let newest = made();
  const Apart = (props: Props) => {
    const translate = useTranslate();
    const [{ Part }, draw] = useState(newest);
    const [tries, setTries] = useState(0);
    const again = (): void => {
      draw(newest);
      setTries(tries + 1);
    };
    const fail = (): void => {
      newest = made();
      const leave = close ?? (props as { readonly onClose?: () => void }).onClose;
      leave?.();
      if (isQuiet) return;
      const isHopeless = leave !== undefined || tries > 0;
      const action = isHopeless ? { label: translate('states.chunk.reload'), run: () => window.location.reload() } : { label: translate('states.retry'), run: again };
      showSnackbar({ type: 'error', message: translate('states.chunk.script'), action });
    };
    return (
      <CodeBoundary key={tries} onMissing={fail}>
        <Part {...props} />
      </CodeBoundary>
    );
  };
  return Apart;
};
