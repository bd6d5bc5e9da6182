import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import X from 'lucide-react/icons/x';
import { useTranslate } from 'ra-core';
import { DashedDrawing } from '../../shell/drawings/DashedDrawing.tsx';
import { isGone } from '../../shell/refusedOf.ts';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { State } from '../../shell/states/State.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import type { ScreenEntry } from '../../../domain/resource.ts';

const Head = styled('div')({ display: 'flex', justifyContent: 'flex-end', padding: '6px 12px', flex: 'none' });

type Props = { readonly screen: ScreenEntry; readonly error: unknown; readonly onRetry: () => void; readonly onClose: () => void };

/** In the panel's place a record that cannot be shown: gone or not open to the person, so that there is nothing to try again; or not loaded. */
export const PanelFailure = ({ screen, error, onRetry, onClose }: Props) => {
  const translate = useTranslate();
  const label = useScreenLabel()(screen);
  return (
    <>
      <Head>
        <IconButton size="small" aria-label={translate('shell.close')} onClick={onClose}>
          <X size={16} />
        </IconButton>
      </Head>
      {isGone(error) ? (
        <State small role="alert" drawing={<DashedDrawing small />} title={translate('form.notFound')} actions={<Button onClick={onClose}>{translate('form.toList', { name: label })}</Button>}>
          {translate('error.NOT_FOUND')}
        </State>
      ) : (
        <ErrorState error={error} small onRetry={onRetry} />
      )}
    </>
  );
};
