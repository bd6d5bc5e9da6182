/** The two dashboards: what each asks, and where it leads. */
import * as operations from '../../../../generated/monitoring/operations.ts';
import type { FormName } from '../../../../generated/forms.ts';

export const CUSTOM = {
  kind: 'KEYWORD',
  path: '/data-loss-prevention/custom-alerts',
  settings: { path: '/settings/data-loss-prevention/custom-alert', form: 'DLP_CUSTOM_ALERT' satisfies FormName },
  figures: operations.ReadKeywordAlertFiguresDocument,
  days: operations.ReadKeywordAlertDaysDocument,
  keywords: operations.ReadKeywordAlertKeywordsDocument,
  departments: operations.ReadKeywordAlertDepartmentsDocument,
  people: operations.ReadKeywordAlertPeopleDocument,
  latest: operations.ReadKeywordAlertLatestDocument,
  choices: operations.ReadKeywordAlertChoicesDocument,
} as const;

export const TOXICITY = {
  kind: 'TOXICITY',
  path: '/data-loss-prevention/toxicity-intelligence',
  settings: { path: '/settings/data-loss-prevention/toxicity-identifier', form: 'DLP_TOXICITY_IDENTIFIER' satisfies FormName },
  figures: operations.ReadToxicityAlertFiguresDocument,
  days: operations.ReadToxicityAlertDaysDocument,
  keywords: operations.ReadToxicityAlertKeywordsDocument,
  departments: operations.ReadToxicityAlertDepartmentsDocument,
  people: operations.ReadToxicityAlertPeopleDocument,
  latest: operations.ReadToxicityAlertLatestDocument,
  choices: operations.ReadToxicityAlertChoicesDocument,
} as const;

export type Board = typeof CUSTOM | typeof TOXICITY;
