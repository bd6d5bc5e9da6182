import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { ReadOwnNpsDeclarationDocument } from '../../../generated/employee-self-service/operations.ts';
import { askAnswer } from '../shell/askAnswer.ts';
import { ReceiptDrawing } from '../shell/drawings/ReceiptDrawing.tsx';
import { EmptyState } from '../shell/states/EmptyState.tsx';
import { ClosedDeclaration } from './DeclarationState.tsx';
import { DeclarationPage } from './DeclarationPage.tsx';
import { NpsForm } from './NpsForm.tsx';

const path = '/my-finance/my-declarations/nps-declaration';

/** /my-finance/my-declarations/nps-declaration: how much of the basic salary goes into one's pension account, and what that makes of the tax. */
export const NpsDeclaration = () => {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({ queryKey: ['own-nps-declaration'], queryFn: ({ signal }) => askAnswer('employee-self-service', ReadOwnNpsDeclarationDocument, {}, signal), retry: false });
  const asked = { isThere: data !== undefined, error, refetch };
  if (!data) return <DeclarationPage path={path} asked={asked} />;
  const why = data.isEligible ? (data.wage == null ? 'noWage' : undefined) : 'notEligible';
  if (why) return <DeclarationPage path={path} asked={asked} instead={<EmptyState drawing={<ReceiptDrawing />} title={translate(`declarations.nps.${why}`)} message={translate(`declarations.nps.${why}Why`)} />} />;
  if (data.standing.status !== 'OPEN' && data.declarationId == null) return <DeclarationPage path={path} asked={asked} instead={<ClosedDeclaration standing={data.standing} />} />;
  return <NpsForm key={`${data.declarationId ?? ''} ${data.version ?? ''}`} path={path} asked={asked} declaration={data} />;
};
