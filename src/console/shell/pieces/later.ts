import { createElement, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { showSnackbar } from '../snackbar/snackbars.ts';

const loads = new Set<() => Promise<void>>();

/** Fetches all that opens by hand, ahead of the click. What cannot be fetched is asked for again when it is opened. */
export const loadLater = (): void => {
  for (const load of loads) load().catch(() => undefined);
};

type Opened = { readonly isOpen: boolean; readonly onClose: () => void };

/**
 * A part that opens by hand, whose code comes after the screen. Nothing before it is opened for the first time; then drawn at once where its code is there,
 * else as soon as it is, where React's own `lazy` waits 300 ms. It may close with its own movement. Code that does not come is told and closes the part;
 * the page, and what is written on it, stays.
 */
export const later = <Props extends Opened>(fetch: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  let part: ComponentType<Props> | undefined;
  const load = async (): Promise<void> => {
    part ??= await fetch();
  };
  loads.add(load);
  const Later = (props: Props) => {
    const { isOpen, onClose } = props;
    const translate = useTranslate();
    const wasOpened = useRef(isOpen);
    wasOpened.current ||= isOpen;
    const [isHere, arrive] = useState(part !== undefined);
    const fail = useEffectEvent(() => {
      onClose();
      showSnackbar({ type: 'error', message: translate('states.chunk.script'), action: { label: translate('states.chunk.reload'), run: () => window.location.reload() } });
    });
    const leave = useEffectEvent(({ key }: KeyboardEvent) => (key === 'Escape' ? onClose() : undefined));
    useEffect(() => {
      if (!isOpen || isHere) return undefined;
      load().then(() => arrive(true), () => fail());
      document.addEventListener('keydown', leave);
      return () => document.removeEventListener('keydown', leave);
    }, [isHere, isOpen]);
    return part && wasOpened.current ? createElement(part, props) : null;
  };
  return Later;
};
