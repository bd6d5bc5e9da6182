import { useTranslate } from 'react-admin';
import { PadlockDrawing } from '../drawings/PadlockDrawing.tsx';
import { State } from '../states/State.tsx';

/** For a person without the view right on any form. */
export const NoFormsState = () => {
  const translate = useTranslate();
  return (
    <State drawing={<PadlockDrawing />} title={translate('states.noForms.title')}>
      {translate('states.noForms.message')}
    </State>
  );
};
