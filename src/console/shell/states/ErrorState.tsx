import { RefreshCw } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { CutLineDrawing } from '../drawings/CutLineDrawing.tsx';
import { TornCornerDrawing } from '../drawings/TornCornerDrawing.tsx';
import { requestIdOf } from './requestIdOf.ts';
import { RequestId } from './RequestId.tsx';
import { State } from './State.tsx';
import { StateAction } from './StateAction.tsx';
import { useReason } from './useReason.ts';
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

/** What did not load: the reason, the number of the request, and another try. */
export const ErrorState = ({ error, title, message, drawing, onRetry, retryDisabledReason, small = false, isPage = false }: ErrorStateProps) => {
  const translate = useTranslate();
  const { reason, isOffline } = useReason(error);
  const id = requestIdOf(error);
  return (
    <State
      role="alert"
      small={small}
      isPage={isPage}
      drawing={drawing ?? (isOffline ? <CutLineDrawing small={small} /> : <TornCornerDrawing small={small} />)}
      title={title ?? translate(isOffline ? 'states.offline.title' : 'states.error.title')}
      actions={onRetry ? <StateAction label={translate('states.retry')} icon={<RefreshCw />} run={onRetry} disabledReason={retryDisabledReason} /> : null}
      after={id ? <RequestId id={id} /> : null}
    >
      {message ?? reason}
    </State>
  );
};
