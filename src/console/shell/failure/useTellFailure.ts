import { useCallback } from 'react';
import { useTranslate } from 'ra-core';
import { forgetSession } from '../../providers/authSession.ts';
import { showSnackbar } from '../snackbar/snackbars.ts';
import { logError } from './errorLog.ts';
import { loadCatalogue } from './loadCatalogue.ts';
import type { ErrorContext } from '../../../domain/catalogue.ts';

export type FailureContext = ErrorContext & {
  /** Does once more what failed; offered beside the message, which then stays. */
  readonly retry?: () => void;
  /** Opens the later change that stands in the way of an undo; offered where the server names it. */
  readonly openLater?: (changeSet: string) => void;
};

/**
 * The console's one answer to a failure that has no place of its own on the page (document 0 §8): a warning that says what went wrong, for as long
 * as its kind asks, with the request's number to copy; an ended session leads to the sign-in page; errors are noted in the error log.
 */
export const useTellFailure = (): ((error: unknown, context?: FailureContext) => void) => {
  const translate = useTranslate();
  return useCallback(
    (error, { retry, openLater, ...context } = {}) => {
      const tell = async (): Promise<void> => {
        const { describeError, sentenceOf } = await loadCatalogue();
        const description = describeError(error, context);
        for (const { message, path } of description.log) logError(path === '' ? message : `${message} (${path})`);
        if (description.log.length === 0 && error instanceof Error && description.code === 'INTERNAL_SERVER_ERROR') logError(`${error.name}: ${error.message}`);
        if (description.effect === 'silent') return;
        if (description.effect === 'signOut') forgetSession({ status: 'out', isExpired: true });
        const { later } = description.args;
        const action = retry ? { label: translate('states.retry'), run: retry } : openLater && later !== undefined ? { label: translate('shell.undo.later'), run: () => openLater(String(later)) } : undefined;
        showSnackbar({
          type: description.effect === 'inform' ? 'info' : 'warning',
          message: sentenceOf(description, translate),
          duration: retry ? null : description.duration,
          ...(description.requestId === null ? {} : { requestId: description.requestId }),
          ...(action ? { action } : {}),
        });
      };
      // Without the catalogue, which a page that lost its network may not have yet, the failure's own words are all there is.
      tell().catch(() => showSnackbar({ type: 'warning', message: error instanceof Error ? error.message : String(error) }));
    },
    [translate],
  );
};
