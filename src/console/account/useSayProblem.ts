import { useTranslate } from 'react-admin';
import { useSnackbar } from '../shell/snackbar/useSnackbar.ts';

type Failure = { readonly message?: string; readonly body?: { readonly extensions?: { readonly errorCode?: string } } };

/** Says in the person's language why something was refused. */
export const useSayProblem = (): ((problem: unknown) => void) => {
  const translate = useTranslate();
  const show = useSnackbar();
  return (problem) => {
    const { message = '', body } = problem as Failure;
    show({ type: 'error', message: translate(`error.${body?.extensions?.errorCode ?? ''}`, { _: message || translate('signIn.unreachable') }) });
  };
};
