import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { CutLineDrawing } from '../drawings/CutLineDrawing.tsx';
import { TornCornerDrawing } from '../drawings/TornCornerDrawing.tsx';
import { refusalBody } from '../../providers/data/refusal.ts';
import { requestIdOf } from './requestIdOf.ts';
import { RequestId } from './RequestId.tsx';
import { State } from './State.tsx';

export type ErrorStateProps = { readonly error: unknown; readonly title?: string; readonly onRetry?: () => void; readonly small?: boolean };

const isNetworkError = (error: unknown): boolean => error instanceof TypeError && /fetch|network|load failed/i.test(error.message);

/** What did not load: the reason, the number of the request, and another try. */
export const ErrorState = ({ error, title, onRetry, small = false }: ErrorStateProps) => {
  const translate = useTranslate();
  const offline = isNetworkError(error);
  const id = requestIdOf(error);
  const said = error instanceof Error ? error.message : String(error);
  const { errorCode } = refusalBody(error);
  const known = errorCode === '' ? said : translate(`error.${errorCode}`, { _: said });
  // A sentence that names things is the server's, which knows them.
  const message = known.includes('%{') ? said : known;
  return (
    <State
      role="alert"
      small={small}
      drawing={offline ? <CutLineDrawing small={small} /> : <TornCornerDrawing small={small} />}
      title={title ?? translate(offline ? 'states.offline.title' : 'states.error.title')}
      actions={
        onRetry ? (
          <Button variant="contained" onClick={onRetry}>
            {translate('states.retry')}
          </Button>
        ) : null
      }
      after={id ? <RequestId id={id} /> : null}
    >
      {offline ? translate('states.offline.message') : message}
    </State>
  );
};
