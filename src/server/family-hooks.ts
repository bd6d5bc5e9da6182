/** Hooks of entities that share all that only code can say of them: none has a file of its own. */
import type { RecordedKind } from '../../generated/monitoring/resolvers.ts';
import type { Hooks } from './resource/hooks.ts';

const member = async (scheme: 'PROVIDENT_FUND' | 'STATE_INSURANCE' | 'NPS'): Promise<Hooks> => (await import('./statutory/member-hooks.ts')).memberHooks(scheme);

const taxNumbers = async (fields: Readonly<Record<string, 'TAN' | 'PAN' | 'PERSON'>>): Promise<Hooks> => (await import('./tax-statements/tax-number-hooks.ts')).taxNumberHooks(fields);

const notesReading = async (kind: RecordedKind): Promise<Hooks> => (await import('./activity/note-readings.ts')).notesReading(kind);

export const familyHooks: Readonly<Record<string, () => Promise<Hooks>>> = {
  EmployeeTaxNumber: () => taxNumbers({ number: 'PERSON' }),
  // Whoever is concerned by monitoring hears of each step.
  ActivityDevice: async () => (await import('./activity/steps/device-steps.ts')).deviceSteps,
  MonitoredMember: async () => (await import('./activity/steps/member-steps.ts')).memberSteps,
  MonitoringSetting: async () => (await import('./activity/steps/setting-steps.ts')).settingSteps,
  KeyLoggingSetting: async () => (await import('./data-loss-prevention/key-logs/key-logging-steps.ts')).keyLoggingSteps,
  ScreenshotSetting: async () => (await import('./data-loss-prevention/screenshots/screenshot-steps.ts')).screenshotSteps,
  // Nobody looks after alerts about themselves, also not by undoing.
  KeywordAlert: async () => ({ ...(await import('./data-loss-prevention/words/alert-steps.ts')).alertSteps('DLP_CUSTOM_ALERT'), ...(await notesReading('WORDS')) }),
  ToxicityAlert: async () => ({ ...(await import('./data-loss-prevention/words/alert-steps.ts')).alertSteps('TOXICITY_INTELLIGENCE'), ...(await notesReading('WORDS')) }),
  // Nobody writes them, and whoever reads them is noted.
  ActivityDay: () => notesReading('DAYS'),
  BlockedVisit: () => notesReading('INTERNET_ACCESS'),
  // Lists of words and of who hears of them.
  CustomAlert: async () => (await import('./data-loss-prevention/words/setting-steps.ts')).settingSteps('CustomAlert'),
  ToxicitySetting: async () => (await import('./data-loss-prevention/words/setting-steps.ts')).settingSteps('ToxicitySetting'),
  InsuranceMember: () => member('STATE_INSURANCE'),
  NpsMember: () => member('NPS'),
  // One active setting for each kind of request and the same people.
  PreApprovalSetting: async () => (await import('./coverage/covered-hooks.ts')).coveredHooks('PRE_APPROVALS_SETTINGS', { alike: ['kind'] }),
  ProvidentFundMember: () => member('PROVIDENT_FUND'),
  TaxChallan: async () => (await import('./income-tax/month-hooks.ts')).monthHooks('depositedOn', 'challan.tooEarly'),
  // Sizes as of issues: those of the item.
  UniformStockEntry: async () => (await import('./uniforms/stock-hooks.ts')).stockHooks,
  TaxDeductor: () => taxNumbers({ tan: 'TAN', pan: 'PAN', responsiblePan: 'PERSON' }),
};
