import { useSyncExternalStore } from 'react';

export type Signal<Value> = {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/** A value outside React that several parts read and one place changes. */
export const createSignal = <Value>(first: Value): Signal<Value> => {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export const useSignal = <Value>(signal: Signal<Value>): Value => useSyncExternalStore(signal.subscribe, signal.get, signal.get);
