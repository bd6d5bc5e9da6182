import type { Language } from '../../domain/languages.ts';
import { say } from '../messages.ts';

const REASONS = ['newForms', 'retentionOver', 'answeredByCandidate', 'askedByCandidate', 'withdrawnByCandidate', 'closingDateOver', 'offerNotAnswered', 'probationOver', 'lastDayOver', 'salaryDue', 'salaryNotDue', 'signedByLink', 'notSignedInTime'] as const;
type RuleReason = (typeof REASONS)[number];

/** Why Tenure itself changed something: the journal keeps it in English. */
export const ruleReason = (reason: RuleReason): string => say('en', `ruleReason.${reason}`);

const byText = new Map<string, RuleReason>(REASONS.map((reason) => [ruleReason(reason), reason]));

/** A kept reason in the reader's language, where it is one of Tenure's own; what people wrote stays as they wrote it. */
export const reasonIn = (language: Language, reason: string | null): string | null => {
  const own = reason === null ? undefined : byText.get(reason);
  return own === undefined ? reason : say(language, `ruleReason.${own}`);
};
