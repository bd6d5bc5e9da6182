import { useTellFailure } from './failure/useTellFailure.ts';
import { showSnackbar } from './snackbar/snackbars.ts';
import { copyText } from './copyText.ts';

/** Copies a text and says so, or says that it could not be done. */
export const useCopy = (): ((text: string, message: string) => Promise<void>) => {
  const tellFailure = useTellFailure();
  return async (text, message) => {
    try {
      await copyText(text);
      showSnackbar({ type: 'success', message });
    } catch (error) {
      tellFailure(error);
    }
  };
};
