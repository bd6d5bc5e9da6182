import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { DismissIntegrationWarningDocument, ReadIntegrationWarningsDocument, type IntegrationOccasion } from '../../../../generated/recruitment/operations.ts';
import { useRights } from '../../providers/authSession.ts';
import { useChange } from '../../resource/acts/useChange.ts';
import { askAnswer } from '../../shell/askAnswer.ts';

const List = styled('div')({ display: 'grid', gap: 8, marginBottom: 16, '& .acts': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 } });

/** What the person has not connected whole, where it matters; each until it is put away. */
export const IntegrationNotice = ({ occasion }: { readonly occasion: IntegrationOccasion }) => {
  const translate = useTranslate();
  const { view } = useRights('MY_INTEGRATION');
  const mayManageBoards = useRights('JOB_BOARD_INTEGRATION').update;
  const { run, isWorking } = useChange('recruitment');
  const { data } = useQuery({ queryKey: ['recruitment/my-integration', 'warnings', occasion], enabled: view, queryFn: ({ signal }) => askAnswer('recruitment', ReadIntegrationWarningsDocument, { occasion }, signal) });
  if (!data || data.warnings.length === 0) return null;
  return (
    <List>
      {data.warnings.map(({ kind, about }) => (
        <Alert key={kind} severity="warning" role="status">
          {translate(`integrations.warning.${kind}`, { about })}
          <div className="acts">
            {kind === 'BOARD_INCOMPLETE' && mayManageBoards ? <Button size="small" component={Link} to="/settings/integration">{translate('integrations.boardsManage')}</Button> : <Button size="small" component={Link} to="/recruitment/my-integration">{translate('integrations.open')}</Button>}
            <Button size="small" loading={isWorking} onClick={() => void run(DismissIntegrationWarningDocument, { kind }, translate('integrations.dismissed'))}>{translate('integrations.dismiss')}</Button>
          </div>
        </Alert>
      ))}
    </List>
  );
};
