import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { TickTrayDrawing } from '../../../shell/drawings/TickTrayDrawing.tsx';
import { State } from '../../../shell/states/State.tsx';

/** No row is of the chosen kind. */
export const NothingHere = ({ onShowAll }: { readonly onShowAll: () => void }) => {
  const translate = useTranslate();
  return (
    <State drawing={<TickTrayDrawing />} title={translate('import.review.noRows')} actions={<Button onClick={onShowAll}>{translate('import.review.showAll')}</Button>}>
      {translate('import.review.noRowsText')}
    </State>
  );
};
