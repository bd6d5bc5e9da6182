/**
 * Screens of the specification whose module this installation does not have. They resolve, are guarded and named, and say so; neither the menu nor the
 * palette knows them. Whoever builds one takes its line out: an entity's screen or a line in `pages.ts` takes the place.
 */
import type { FormName } from '../../generated/forms.ts';

export type Uninstalled = { readonly path: string; readonly form: FormName };

export const uninstalled: readonly Uninstalled[] = [
  { path: '/settings/data-loss-prevention/location-tracking', form: 'DLP_LOCATION_TRACKING' },
  { path: '/settings/data-loss-prevention/key-logging', form: 'DLP_KEY_LOGGING' },
  { path: '/settings/data-loss-prevention/additional-screenshots', form: 'DLP_ADDITIONAL_SCREENSHOTS' },
  { path: '/settings/data-loss-prevention/audit-log', form: 'DLP_AUDIT_LOG' },
  { path: '/settings/data-loss-prevention/internet-access-control', form: 'DLP_INTERNET_ACCESS_CONTROL' },
  { path: '/my-team/uniform-monitoring', form: 'UNIFORM_MONITORING' },
  { path: '/data-loss-prevention/location-intelligence', form: 'LOCATION_INTELLIGENCE' },
  { path: '/data-loss-prevention/key-logger', form: 'KEY_LOGGER' },
];
