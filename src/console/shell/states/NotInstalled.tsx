import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { RibbonDrawing } from '../drawings/RibbonDrawing.tsx';
import { State } from './State.tsx';

/** A part that this installation does not have. */
export const NotInstalled = ({ name, isPage = false }: { readonly name: string; /** Stands without a page header. */ readonly isPage?: boolean }) => {
  const translate = useTranslate();
  return (
    <State
      isPage={isPage}
      drawing={<RibbonDrawing />}
      title={translate('states.notInstalled.title')}
      actions={
        <Button variant="contained" component={Link} to="/">
          {translate('states.goHome')}
        </Button>
      }
    >
      {translate('states.notInstalled.message', { name })}
    </State>
  );
};
