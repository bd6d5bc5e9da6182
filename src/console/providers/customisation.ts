import { customMessages } from '../../domain/customisation/custom-messages.ts';
import { customisationOf, noCustomisation, resourceAs, type Customisation } from '../../domain/customisation/customise.ts';
import type { FormField } from '../../domain/customisation/form-field.ts';
import { inPayrollCurrency } from '../../domain/customisation/payroll-currency.ts';
import type { Resource } from '../../domain/resource.ts';
import { sessionState } from './authSession.ts';

const none: readonly FormField[] = [];
const formFields = (): readonly FormField[] => {
  const state = sessionState.get();
  return state.status === 'in' ? (state.session.formFields ?? none) : none;
};

const payrollCurrency = (): string | undefined => {
  const state = sessionState.get();
  return state.status === 'in' ? state.session.organisation.payrollCurrency : undefined;
};

let known: { readonly text: string; readonly customisation: Customisation } = { text: '[]', customisation: noCustomisation };

/** Fields that the organisation of the session added or changed; the same object until they change. */
export const currentCustomisation = (): Customisation => {
  const text = JSON.stringify(formFields());
  if (text !== known.text) known = { text, customisation: customisationOf(formFields()) };
  return known.customisation;
};

/** An entity as the organisation of the session has it: with its own fields, and its payroll's amounts in their currency. */
export const asOrganised = (resource: Resource): Resource => inPayrollCurrency(resourceAs(resource, currentCustomisation()), payrollCurrency());

/** Its words for them, over those that Tenure has. */
export const currentWords = (isKnown: (key: string) => boolean): Readonly<Record<string, string>> => customMessages(formFields(), isKnown);

/** Calls back when the organisation's fields, or the currency of its payroll, are others than before. Answers how to stop. */
export const onCustomisation = (changed: () => void): (() => void) => {
  let before = currentCustomisation();
  let currency = payrollCurrency();
  return sessionState.subscribe(() => {
    const now = currentCustomisation();
    if (now === before && payrollCurrency() === currency) return;
    before = now;
    currency = payrollCurrency();
    changed();
  });
};
