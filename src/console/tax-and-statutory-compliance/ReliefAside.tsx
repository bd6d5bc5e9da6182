import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { ReckonOwnTaxDocument } from '../../../generated/employee-self-service/operations.ts';
import { useSession } from '../providers/authSession.ts';
import { useAmounts } from '../salary/useAmounts.ts';
import { useReckoned } from '../shell/useReckoned.ts';
import { TaxEffect } from './TaxEffect.tsx';
import type { ReckonOwnTaxQueryVariables } from '../../../generated/employee-self-service/operations.ts';
import type { FormAsideProps } from '../resource/form/FormAside.tsx';
import type { Values } from '../resource/form/values.ts';

type Asked = NonNullable<ReckonOwnTaxQueryVariables['claim']>;

const Box = styled('div')({ '& h3': { margin: '0 0 8px', fontSize: 14, lineHeight: '20px', fontWeight: 600 }, '& p': { margin: '8px 0 0', color: 'var(--text-2)' } });
const AMOUNT = /^\d{1,13}(\.\d{1,2})?$/;

const told = (values: Values): Asked | null => {
  const [section, amount] = [values['section'], String(values['amount'] ?? '')];
  if (typeof section !== 'string' || !AMOUNT.test(amount) || Number(amount) === 0) return null;
  return { claimId: values['id'] == null ? null : String(values['id']), section: section as Asked['section'], amount, raised: values['raised'] === true, metro: values['metro'] === true };
};

/** Below one's own claim: how much of it is relieved, by which law, and what that makes of the tax. Nothing below that of somebody else, whose pay is not told here. */
export const ReliefAside = ({ values }: FormAsideProps) => {
  const translate = useTranslate();
  const own = useSession()?.user.employeeId ?? null;
  const owner = values['employeeId'] ?? (values['employee'] as { readonly id?: unknown } | null | undefined)?.id;
  const claim = own !== null && (owner == null || String(owner) === own) ? told(values) : null;
  const { data } = useReckoned({ key: 'reckon-own-tax', endpoint: 'employee-self-service', document: ReckonOwnTaxDocument }, { claim }, claim !== null);
  const money = useAmounts(data?.currency ?? 'INR');
  if (claim === null || !data) return null;
  return (
    <Box>
      <h3>{translate('taxReliefClaim.reckoned')}</h3>
      <TaxEffect reckoned={data} />
      {data.allowed == null ? null : (
        <p>
          {data.relievedUnder.length === 1 ? translate('declarations.relief.only', { regime: translate(`enum.TaxRegime.${data.relievedUnder[0]!}`) }) : null} {translate(data.limit == null ? 'declarations.relief.allowed' : 'declarations.relief.allowedOf', { amount: money(data.allowed), limit: money(data.limit ?? '0') })}{' '}
          {data.legalSource}
        </p>
      )}
    </Box>
  );
};
