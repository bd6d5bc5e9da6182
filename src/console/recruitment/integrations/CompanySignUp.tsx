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
      return { signUp, partner: companyPartner };
    },
  });

/** /settings/integration/recruitment: how job boards and partners know the organisation. */
export const CompanySignUp = () => {
  const translate = useTranslate();
  const mayBoards = useRights('JOB_BOARD_INTEGRATION').view;
  const mayPolicy = useRights('USER_ACCOUNTS').update;
  return (
    <CardsPage path={path} asked={useSignUp()}>
      {({ signUp, partner }) => (
        <>
          <p>{translate('signUp.intro')}</p>
          <SignUpName kept={signUp.tenantUniqueKey ?? ''} organisation={signUp.organisation} />
          <Card title={translate('signUp.boards')} why={translate('signUp.boardsWhy')}>
            {signUp.boards.map(({ board, isOn, advertiserId, needsNumber }) => (
              <p className="state" key={board}>
                <StatusMark tone={!isOn ? 'off' : advertiserId ? 'ok' : needsNumber ? 'wait' : 'none'} />
                {[translate(`enum.JobBoard.${board}`), !isOn ? translate('integrations.boardOff') : advertiserId ? translate('signUp.number', { number: advertiserId }) : translate(needsNumber ? 'signUp.lacksNumber' : 'signUp.noNumber')].join(' · ')}
              </p>
            ))}
            {mayBoards ? <Button component={Link} to="/settings/integration">{translate('integrations.boardsManage')}</Button> : null}
          </Card>
          <Card title={translate('signUp.partner')} why={translate('signUp.partnerWhy')}>
            <p className="state">
              <StatusMark tone={!partner.isEnabled ? 'none' : partner.isComplete ? 'ok' : 'wait'} />
              {translate(!partner.isEnabled ? 'signUp.partnerOff' : partner.isComplete ? 'signUp.partnerOn' : 'signUp.partnerIncomplete', { partner: partner.partnerId ?? '', smart_count: partner.sessionDays })}
            </p>
            {mayPolicy ? <Button component={Link} to="/settings/general/sign-in-security">{translate('signUp.partnerManage')}</Button> : null}
          </Card>
        </>
      )}
    </CardsPage>
  );
};
