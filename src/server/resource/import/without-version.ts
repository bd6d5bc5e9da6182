import type { Values } from '../hooks.ts';

/** A row as hooks know a change: only an earlier record that is taken back whole has its version. */
export const withoutVersion = (record: Values): Values => {
  const { version: _, ...values } = record;
  return values;
};
