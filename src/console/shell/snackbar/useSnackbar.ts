import { showSnackbar } from './snackbars.ts';
import type { SnackbarRequest } from './snackbars.ts';

/** Shows messages at the bottom left of the sheet. */
export const useSnackbar = (): ((request: SnackbarRequest) => void) => showSnackbar;
