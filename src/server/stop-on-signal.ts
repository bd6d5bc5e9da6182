import type { Logger } from './log.ts';

/**
 * Stops once on SIGINT, SIGTERM or when the command that started this process is gone (its channel closes). A terminal sends
 * Ctrl C to both processes, so what follows within two seconds is the same wish; a later one ends at once.
 */
export const stopOnSignal = (log: Logger, stop: () => Promise<void>): void => {
  let since: number | undefined;
  const begin = (reason: string): void => {
    if (since !== undefined) {
      if (Date.now() - since > 2000) process.exit(130);
      return;
    }
    since = Date.now();
    log.info({ reason }, 'stopping');
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => begin(signal));
  process.on('disconnect', () => begin('the starting command ended'));
};
