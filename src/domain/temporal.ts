/** Temporal is built into the server and newer browsers; elsewhere it is loaded when something first counts days. */

/** Resolves when the global `Temporal` can be used. Await it once before src/domain/dates.ts, in a lazy part of the console, never in its first. */
export const ensureTemporal = async (): Promise<void> => {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
};
