import type { Settings } from '../../settings.ts';
import { chargebee } from './chargebee/chargebee.ts';
import { own } from './own/own.ts';
import type { BillingProvider } from './provider.ts';

/** Chargebee where it is configured, else ourselves. */
export const providerOf = (settings: Settings): BillingProvider => (settings.chargebeeUrl === undefined ? own : chargebee(settings.chargebeeUrl));
