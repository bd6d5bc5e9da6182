import { RefreshCw } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { CutLineDrawing } from '../drawings/CutLineDrawing.tsx';
import { TornCornerDrawing } from '../drawings/TornCornerDrawing.tsx';
import { refusalBody } from '../../providers/data/refusal.ts';
import { requestIdOf } from './requestIdOf.ts';
import { RequestId } from './RequestId.tsx';
import { State } from './State.tsx';
import { StateAction } from './StateAction.tsx';
import type { ReactNode } from 'react';

export type ErrorStateProps = {
  readonly error: unknown;
  readonly title?: string;
  /** What the error says unless said. */
  readonly message?: string;
  /** The cut line without a network, else the torn corner, unless said. */
  readonly drawing?: ReactNode;
  readonly onRetry?: () => void;
  /** Why it cannot be tried again now. */
  readonly retryDisabledReason?: string;
  readonly small?: boolean;
  /** Stands without a page header. */
  readonly isPage?: boolean;
};

/** Nobody answered: the browser's own error, or what the data provider makes of it. */
const isNetworkError = (error: unknown): boolean => error instanceof Error && (('status' in error && error.status === 0) || (error instanceof TypeError && /fetch|network|load failed/i.test(error.message)));

/** What did not load: the reason, the number of the request, and another try. */
export const ErrorState = ({ error, title, message, drawing, onRetry, retryDisabledReason, small = false, isPage = false }: ErrorStateProps) => {
  const translate = useTranslate();
  const offline = isNetworkError(error);
  const id = requestIdOf(error);
  const said = error instanceof Error ? error.message : String(error);
  const { errorCode } = refusalBody(error);
  const known = errorCode === '' ? said : translate(`error.${errorCode}`, { _: said });
  // A sentence that names things is the server's, which knows them.
  const reason = known.includes('%{') ? said : known;
  return (
    <State
      role="alert"
      small={small}
      isPage={isPage}
      drawing={drawing ?? (offline ? <CutLineDrawing small={small} /> : <TornCornerDrawing small={small} />)}
      title={title ?? translate(offline ? 'states.offline.title' : 'states.error.title')}
      actions={onRetry ? <StateAction label={translate('states.retry')} icon={<RefreshCw />} run={onRetry} disabledReason={retryDisabledReason} /> : null}
      after={id ? <RequestId id={id} /> : null}
    >
      {message ?? (offline ? translate('states.offline.message') : reason)}
    </State>
  );
};
