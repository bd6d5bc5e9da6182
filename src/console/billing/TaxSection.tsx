import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { AddressLines } from './AddressLines.tsx';
import { Section } from './Section.tsx';
import { TaxForm } from './TaxForm.tsx';
import type { TaxSettings } from './useBilling.ts';

const None = styled('p')({ color: 'var(--text-2)' });

/** Whom invoices name: read, and edited in its place. */
export const TaxSection = ({ tax, mayChange }: { readonly tax: TaxSettings | null; readonly mayChange: boolean }) => {
  const translate = useTranslate();
  const [isEditing, setEditing] = useState(false);
  const edit = (
    <Button onClick={() => setEditing(true)} key="edit">
      {translate(tax === null ? 'billing.tax.add' : 'billing.tax.edit')}
    </Button>
  );
  return (
    <Section title={translate('billing.tax.title')} actions={mayChange && !isEditing ? edit : null}>
      {isEditing ? <TaxForm tax={tax} onClose={() => setEditing(false)} /> : tax === null ? <None>{translate('billing.tax.none')}</None> : <AddressLines party={tax} />}
    </Section>
  );
};
