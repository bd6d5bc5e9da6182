/** The two kinds of alerts, which differ in what finds them and in whose rights hold. */
import type { FormName } from '../../../../generated/forms.ts';

export type AlertKind = {
  readonly type: 'KeywordAlert' | 'ToxicityAlert';
  readonly table: 'keyword_alert' | 'toxicity_alert';
  /** The form of those who look after alerts, and of those who say what is looked for. */
  readonly form: FormName;
  readonly settings: FormName;
  readonly path: string;
  /** Of the mail and of the notice. */
  readonly message: 'keywordAlert' | 'toxicityAlert';
};

export const KEYWORD_ALERTS = { type: 'KeywordAlert', table: 'keyword_alert', form: 'DLP_CUSTOM_ALERT', settings: 'DLP_CUSTOM_ALERT', path: '/data-loss-prevention/custom-alerts', message: 'keywordAlert' } as const satisfies AlertKind;
export const TOXICITY_ALERTS = { type: 'ToxicityAlert', table: 'toxicity_alert', form: 'TOXICITY_INTELLIGENCE', settings: 'DLP_TOXICITY_IDENTIFIER', path: '/data-loss-prevention/toxicity-intelligence', message: 'toxicityAlert' } as const satisfies AlertKind;
