import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useRights } from '../../providers/authSession.ts';
import { Note } from '../../shell/pieces/Note.tsx';

/** No kind of leave takes from compensatory off, so that it can only lapse: says so, and leads whoever may change that. */
export const NotTaken = () => {
  const translate = useTranslate();
  const { update } = useRights('TIME_OFF');
  return (
    <div>
      <Note tone="warning" title={translate('compOffBalance.notTaken')} />
      {update ? <p style={{ margin: '8px 0 0' }}><Link to="/settings/core-hr/leave-types">{translate('compOffBalance.toLeaveTypes')}</Link></p> : null}
    </div>
  );
};
