import { refusal } from './refusal.ts';

export const recruitmentErrors = {
  HIRING_FLOW_EMPTY: refusal('CONFLICT', 'The hiring flow has no status in use. Add one under Hiring flow, then try again.', { duration: null }),
} as const;
