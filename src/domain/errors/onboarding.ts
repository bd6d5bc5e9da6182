import { refusal } from './refusal.ts';

export const onboardingErrors = {
  ONBOARDING_NOT_HIRED: refusal('CONFLICT', '%{name} has not been hired. Move the candidate to a hired status, then start onboarding.', { duration: null }),
  ONBOARDING_STARTED: refusal('CONFLICT', '%{name} is being onboarded already. Load the list again.', { duration: null }),
  ONBOARDING_MOVED: refusal('CONFLICT', '%{name} stands elsewhere by now: %{status}. Load the page again.', { duration: null }),
  ONBOARDING_NO_MAIL: refusal('BAD_USER_INPUT', '%{name} has no usable email address. Add one, then invite.', { duration: null }),
  ONBOARDING_INCOMPLETE: refusal('BAD_USER_INPUT', 'Something is wanting before %{name} can be an employee. Add it or ask for it, then try again.', { effect: 'validation' }),
} as const;
