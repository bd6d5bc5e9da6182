import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useRights, useSession } from '../../providers/authSession.ts';
import { OpenFolderDrawing } from '../drawings/OpenFolderDrawing.tsx';
import { State } from './State.tsx';

/** One's own record, where the account is nobody's: who may change accounts links it, everybody else reads whom to ask. */
export const NobodyState = () => {
  const translate = useTranslate();
  const mayLink = useRights('USER_ACCOUNTS').update;
  const account = useSession()?.user.userId;
  const [to, label] = mayLink ? [`/core-hr/user-accounts/${account}`, 'states.nobody.link'] : ['/', 'states.goHome'];
  return (
    <State
      isPage
      drawing={<OpenFolderDrawing />}
      title={translate('states.nobody.title')}
      actions={
        <Button variant="contained" component={Link} to={to}>
          {translate(label)}
        </Button>
      }
    >
      {translate(mayLink ? 'states.nobody.choose' : 'states.nobody.ask')}
    </State>
  );
};
