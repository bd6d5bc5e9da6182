import { refusal } from './refusal.ts';

export const recruitmentErrors = {
  SCORECARD_OF_OTHERS: refusal('FORBIDDEN', 'A scorecard is written by its member of the panel alone.'),
  HIRING_FLOW_EMPTY: refusal('CONFLICT', 'The hiring flow has no status in use. Add one under Hiring flow, then try again.', { duration: null }),
  CANDIDATES_MOVED: refusal('CONFLICT', 'Somebody else was quicker. %{candidate} is now: %{where} (%{by}). Load the list again, then repeat.', { duration: null }),
  PASSCODE_WRONG: refusal('BAD_USER_INPUT', 'This passcode does not open the portal. Check it, or ask for a new one.'),
  SALARY_STANDS: refusal('CONFLICT', 'This salary is offered or accepted and stands. Withdraw the offer first.'),
} as const;
