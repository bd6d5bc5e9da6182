import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { ReadOwnFbpDeclarationDocument } from '../../../generated/employee-self-service/operations.ts';
import { askAnswer } from '../shell/askAnswer.ts';
import { ReceiptDrawing } from '../shell/drawings/ReceiptDrawing.tsx';
import { EmptyState } from '../shell/states/EmptyState.tsx';
import { ClosedDeclaration } from './DeclarationState.tsx';
import { DeclarationPage } from './DeclarationPage.tsx';
import { FbpForm } from './FbpForm.tsx';

const path = '/my-finance/my-declarations/fbp-declaration';

/** /my-finance/my-declarations/fbp-declaration: how one divides the flexible benefits of the salary, and what that makes of pay and tax. */
export const FbpDeclaration = () => {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({ queryKey: ['own-fbp-declaration'], queryFn: ({ signal }) => askAnswer('employee-self-service', ReadOwnFbpDeclarationDocument, {}, signal), retry: false });
  const asked = { isThere: data !== undefined, error, refetch };
  if (!data) return <DeclarationPage path={path} asked={asked} />;
  if (data.components.length === 0) return <DeclarationPage path={path} asked={asked} instead={<EmptyState drawing={<ReceiptDrawing />} title={translate('declarations.fbp.none')} message={translate('declarations.fbp.noneWhy')} />} />;
  if (data.standing.status !== 'OPEN' && data.declarationId == null) return <DeclarationPage path={path} asked={asked} instead={<ClosedDeclaration standing={data.standing} />} />;
  return <FbpForm key={`${data.declarationId ?? ''} ${data.version ?? ''}`} path={path} asked={asked} declaration={data} />;
};
