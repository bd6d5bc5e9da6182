import type { Language } from '../../domain/languages.ts';
import { say } from '../messages.ts';

const REASONS = ['newForms', 'retentionOver', 'answeredByCandidate', 'askedByCandidate', 'withdrawnByCandidate', 'closingDateOver', 'offerNotAnswered', 'probationOver', 'lastDayOver', 'salaryDue', 'salaryNotDue', 'signedByLink', 'notSignedInTime', 'byOneself'] as const;
export type RuleReason = (typeof REASONS)[number];

/** Why Tenure itself changed something: the journal keeps it in English. */
export const ruleReason = (reason: RuleReason): string => say('en', `ruleReason.${reason}`);

const byText = new Map<string, RuleReason>(REASONS.map((reason) => [ruleReason(reason), reason]));

const ONESELF = `${ruleReason('byOneself')} `;

/** A kept reason in the reader's language, where it is one of Tenure's own, or begins with that it was done by oneself; what people wrote stays as they wrote it. */
export const reasonIn = (language: Language, reason: string | null): string | null => {
  if (reason?.startsWith(ONESELF)) return `${say(language, 'ruleReason.byOneself')} ${reason.slice(ONESELF.length)}`;
  const own = reason === null ? undefined : byText.get(reason);
  return own === undefined ? reason : say(language, `ruleReason.${own}`);
};
