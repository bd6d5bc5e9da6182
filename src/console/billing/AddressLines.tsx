import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useBillingFormats } from './useBillingFormats.ts';
import type { TaxSettings } from './useBilling.ts';

const Lines = styled('address')({ fontStyle: 'normal', overflowWrap: 'anywhere', '& b': { display: 'block' }, '& span': { display: 'block' } });

/** Business, person and address as an envelope has them, then contact and tax number. */
export const AddressLines = ({ party }: { readonly party: TaxSettings }) => {
  const translate = useTranslate();
  const { locale } = useBillingFormats();
  const country = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
  const person = locale === 'ja' ? [party.lastName, party.firstName] : [party.firstName, party.lastName];
  const lines = [
    person.filter(Boolean).join(' '),
    party.addressLine1,
    party.addressLine2,
    [party.city, party.state, party.pincode].filter(Boolean).join(', '),
    /^[A-Z]{2}$/.test(party.countryCode) ? (country.of(party.countryCode) ?? party.countryCode) : party.countryCode,
    [party.email, party.phone].filter(Boolean).join(' · '),
    party.taxRegistrationNumber === '' ? '' : translate('billing.invoice.taxNumber', { number: party.taxRegistrationNumber }),
  ];
  return (
    <Lines>
      <b>{party.businessName}</b>
      {lines.filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </Lines>
  );
};
