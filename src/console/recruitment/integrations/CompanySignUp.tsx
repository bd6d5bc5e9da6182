import { useQuery } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { ReadCompanyPartnerDocument } from '../../../../generated/integration/operations.ts';
import { ReadCompanySignUpDocument } from '../../../../generated/recruitment/operations.ts';
import { useRights } from '../../providers/authSession.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { StatusMark } from '../../shell/pieces/StatusMark.tsx';
import { Card } from './Card.tsx';
import { CardsPage } from './CardsPage.tsx';
import { SignUpName } from './SignUpName.tsx';

const path = '/settings/integration/recruitment';

const useSignUp = () =>
  useQuery({
    queryKey: [path],
    queryFn: async ({ signal }) => {
      const [signUp, { companyPartner }] = await Promise.all([askAnswer('recruitment', ReadCompanySignUpDocument, {}, signal), askAnswer('integration', ReadCompanyPartnerDocument, {}, signal)]);
      return { signUp, companyPartner };
    },
  });

/** /settings/integration/recruitment: how job boards and partners know the organisation. */
export const CompanySignUp = () => {
  const translate = useTranslate();
  const mayBoards = useRights('JOB_BOARD_INTEGRATION').view;
  const mayPolicy = useRights('USER_ACCOUNTS').update;
  return (
    <CardsPage path={path} asked={useSignUp()}>
      {(data) => (
        <>
          <p>{translate('signUp.intro')}</p>
          <SignUpName kept={data.signUp.tenantUniqueKey ?? ''} organisation={data.signUp.organisation} />
          <Card title={translate('signUp.boards')} why={translate('signUp.boardsWhy')}>
            {data.signUp.boards.map(({ board, isOn, advertiserId, needsNumber }) => (
              <p className="state" key={board}>
                <StatusMark tone={!isOn ? 'off' : advertiserId ? 'ok' : needsNumber ? 'wait' : 'none'} />
                {[translate(`enum.JobBoard.${board}`), !isOn ? translate('integrations.boardOff') : advertiserId ? translate('signUp.number', { number: advertiserId }) : translate(needsNumber ? 'signUp.lacksNumber' : 'signUp.noNumber')].join(' · ')}
              </p>
            ))}
            {mayBoards ? <Button component={Link} to="/settings/integration">{translate('integrations.boardsManage')}</Button> : null}
          </Card>
          <Card title={translate('signUp.partner')} why={translate('signUp.partnerWhy')}>
            <p className="state">
              <StatusMark tone={data.companyPartner.isEnabled ? 'ok' : 'none'} />
              {data.companyPartner.isEnabled ? translate('signUp.partnerOn', { partner: data.companyPartner.partnerId ?? '', smart_count: data.companyPartner.sessionDays }) : translate('signUp.partnerOff')}
            </p>
            {mayPolicy ? <Button component={Link} to="/settings/general/sign-in-security">{translate('signUp.partnerManage')}</Button> : null}
          </Card>
        </>
      )}
    </CardsPage>
  );
};
