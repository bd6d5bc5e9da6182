import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { SaveTaxSettingsDocument } from '../../../generated/billing/operations.ts';
import { longestTaxField, taxProblems, taxSettingsFrom } from '../../domain/billing/tax-settings.ts';
import { useTellFailure } from '../shell/failure/useTellFailure.ts';
import { showSnackbar } from '../shell/snackbar/snackbars.ts';
import { askBilling, fieldProblems } from './askBilling.ts';
import { TaxField } from './TaxField.tsx';
import { billingKey } from './useBilling.ts';
import { abovePhone } from '../shell/widths.ts';
import type { TaxField as Field, TaxSettings as Values } from '../../domain/billing/tax-settings.ts';
import type { TaxSettings } from './useBilling.ts';

const Grid = styled('div')({ display: 'grid', gap: '20px 24px', maxWidth: 744, [abovePhone]: { gridTemplateColumns: '1fr 1fr' } });
const Foot = styled('div')({ display: 'flex', justifyContent: 'flex-end', gap: 8, maxWidth: 744, marginTop: 20 });

/** A country before its states. */
const inOrder: readonly Field[] = ['businessName', 'taxRegistrationNumber', 'firstName', 'lastName', 'email', 'phone', 'addressLine1', 'addressLine2', 'city', 'pincode', 'countryCode', 'state', 'stateCode'];

type Problems = Readonly<Partial<Record<Field, string>>>;

/** The thirteen fields with the rules that the server has too; what is wrong is said at each, and the first takes the focus. */
export const TaxForm = ({ tax, onClose }: { readonly tax: TaxSettings | null; readonly onClose: () => void }) => {
  const translate = useTranslate();
  const client = useQueryClient();
  const tell = useTellFailure();
  const [values, setValues] = useState<Values>(() => taxSettingsFrom(tax ?? {}));
  const [problems, setProblems] = useState<Problems>({});
  const [isWorking, setWorking] = useState(false);
  const found = (given: Values): Problems => Object.fromEntries(taxProblems(given).map(({ field, rule }) => [field, translate(`billing.tax.rule.${rule}`, { most: longestTaxField(field) })]));
  const show = (given: Problems): void => {
    setProblems(given);
    const first = inOrder.find((field) => given[field] !== undefined);
    if (first) document.getElementById(`tax-${first}`)?.focus();
  };
  const change = (changed: Partial<Values>): void => {
    const next = { ...values, ...changed };
    setValues(next);
    // What was said stays until it is right; nothing new is said while one types.
    const now = found(next);
    setProblems((before) => Object.fromEntries(Object.keys(before).flatMap((field) => (now[field as Field] === undefined ? [] : [[field, now[field as Field]]]))));
  };
  const leave = (field: Field): void => setProblems((before) => ({ ...before, ...(found(taxSettingsFrom(values))[field] === undefined ? {} : { [field]: found(taxSettingsFrom(values))[field] }) }));
  const save = async (): Promise<void> => {
    const given = taxSettingsFrom(values);
    const wrong = found(given);
    if (Object.keys(wrong).length > 0) return show(wrong);
    setWorking(true);
    try {
      await askBilling(SaveTaxSettingsDocument, given);
      await client.invalidateQueries({ queryKey: billingKey });
      showSnackbar({ type: 'success', message: translate('billing.tax.saved') });
      onClose();
    } catch (error) {
      const said = fieldProblems(error);
      if (Object.keys(said).length > 0) show(said);
      else tell(error);
    } finally {
      setWorking(false);
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Grid>
        {inOrder.map((field) => (
          <TaxField key={field} field={field} values={values} problem={problems[field]} onChange={change} onLeave={() => leave(field)} />
        ))}
      </Grid>
      <Foot>
        <Button onClick={onClose}>{translate('shell.cancel')}</Button>
        <Button type="submit" variant="contained" loading={isWorking}>
          {translate('billing.tax.save')}
        </Button>
      </Foot>
    </form>
  );
};
