import { useState } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { OpenPaymentPageDocument } from '../../../generated/billing/operations.ts';
import { useTellFailure } from '../shell/failure/useTellFailure.ts';
import { askBilling } from './askBilling.ts';
import { Facts } from './Facts.tsx';
import { openHostedPage } from './openHostedPage.ts';
import { Section } from './Section.tsx';

type Props = { readonly reference: string | null; readonly isOwn: boolean; readonly mayChange: boolean };

/** How invoices are paid; changed on a page of its own. */
export const PaymentSection = ({ reference, isOwn, mayChange }: Props) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const tell = useTellFailure();
  const [isOpening, setOpening] = useState(false);
  const open = async (): Promise<void> => {
    setOpening(true);
    try {
      openHostedPage((await askBilling(OpenPaymentPageDocument, {})).getManagePaymentSourcesHostedPageDetails.hostedPage.url, navigate);
    } catch (error) {
      tell(error);
    } finally {
      setOpening(false);
    }
  };
  return (
    <Section
      title={translate('billing.payment.title')}
      actions={
        mayChange ? (
          <Button loading={isOpening} onClick={() => void open()}>
            {translate('billing.payment.change')}
          </Button>
        ) : null
      }
    >
      <Facts
        facts={[
          [translate('billing.payment.way'), isOwn ? translate('billing.checkout.invoice') : 'Chargebee'],
          [translate('billing.payment.reference'), isOwn ? (reference ?? '–') : null],
        ]}
      />
    </Section>
  );
};
