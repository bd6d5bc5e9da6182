import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { DashedDrawing } from '../drawings/DashedDrawing.tsx';
import { State } from './State.tsx';

/** An address that leads nowhere. */
export const NotFound = () => {
  const translate = useTranslate();
  return (
    <State
      isPage
      drawing={<DashedDrawing />}
      title={translate('states.notFound.title')}
      actions={
        <Button variant="contained" component={Link} to="/">
          {translate('states.goHome')}
        </Button>
      }
    >
      {translate('states.notFound.message')}
    </State>
  );
};
