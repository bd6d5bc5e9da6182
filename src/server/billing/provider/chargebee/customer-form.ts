import type { TaxSettings } from '../../../../domain/billing/tax-settings.ts';
import type { Customer } from '../../customer.ts';
import { askChargebee, ChargebeeRefusal } from './ask-chargebee.ts';
import type { Form } from './ask-chargebee.ts';
import { anything } from './shapes.ts';

/** Makes the organisation a customer where it is none; once it is, nothing happens. */
export const ensureCustomer = async (customer: Customer): Promise<void> => {
  const form = { id: customer.orgCode, company: customer.organisation, email: customer.session.email, preferred_currency_code: customer.currency };
  await askChargebee(customer, { method: 'POST', path: 'customers', form }, anything).catch((error: unknown) => {
    if (!(error instanceof ChargebeeRefusal && error.code === 'duplicate_entry')) throw error;
  });
};

/** Tax settings as Chargebee's billing address; what is empty is left out. */
export const customerForm = (tax: TaxSettings): Form =>
  Object.fromEntries(
    Object.entries({
      'billing_address[company]': tax.businessName,
      'billing_address[first_name]': tax.firstName,
      'billing_address[last_name]': tax.lastName,
      'billing_address[email]': tax.email,
      'billing_address[phone]': tax.phone,
      'billing_address[line1]': tax.addressLine1,
      'billing_address[line2]': tax.addressLine2,
      'billing_address[city]': tax.city,
      'billing_address[zip]': tax.pincode,
      'billing_address[state]': tax.state,
      'billing_address[state_code]': tax.stateCode,
      'billing_address[country]': tax.countryCode,
      vat_number: tax.taxRegistrationNumber,
    }).filter(([, value]) => value !== ''),
  );
