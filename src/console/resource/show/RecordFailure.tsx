import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { DashedDrawing } from '../../shell/drawings/DashedDrawing.tsx';
import { isGone } from '../../shell/refusedOf.ts';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { State } from '../../shell/states/State.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import type { ScreenEntry } from '../../../domain/resource.ts';

type Props = { readonly error: unknown; readonly screen: ScreenEntry; readonly onRetry: () => void };

/** A record that cannot be shown: gone or not open to the person, which leads to its list; or not loaded, which can be tried again. */
export const RecordFailure = ({ error, screen, onRetry }: Props) => {
  const translate = useTranslate();
  const label = useScreenLabel()(screen);
  if (!isGone(error)) return <ErrorState error={error} isPage onRetry={onRetry} />;
  return (
    <State
      isPage
      role="alert"
      drawing={<DashedDrawing />}
      title={translate('form.notFound')}
      actions={
        <Button variant="contained" component={Link} to={screen.single ? '/' : screen.path}>
          {screen.single ? translate('states.goHome') : translate('form.toList', { name: label })}
        </Button>
      }
    >
      {translate('error.NOT_FOUND')}
    </State>
  );
};
