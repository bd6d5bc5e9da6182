import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { LensDrawing } from '../drawings/LensDrawing.tsx';
import { State } from './State.tsx';

/** Filters or a search leave nothing: names how many and clears them. */
export const NoResultState = ({ filters, onClear }: { readonly filters: number; readonly onClear: () => void }) => {
  const translate = useTranslate();
  return (
    <State
      role="status"
      drawing={<LensDrawing />}
      title={translate('states.noResult.title')}
      actions={
        <Button variant="contained" onClick={onClear}>
          {translate('states.noResult.clear')}
        </Button>
      }
    >
      {filters > 0 ? translate('states.noResult.filters', { smart_count: filters }) : translate('states.noResult.search')}
    </State>
  );
};
