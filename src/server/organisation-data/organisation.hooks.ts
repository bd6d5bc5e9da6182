import { finding } from '../../domain/problem.ts';
import { safeUrl } from '../../domain/safeUrl.ts';
import { sayProblems } from '../messages.ts';
import { refuse } from '../refuse.ts';
import type { Hooks } from '../resource/hooks.ts';

const links = ['supportLink', 'termsLink', 'privacyPolicyLink', 'chatBot'] as const;

const isWebAddress = (value: unknown): boolean => typeof value === 'string' && /^https:\/\//i.test(value.trim()) && safeUrl(value) !== null;

/** The links that everyone sees, also before signing in, lead to https addresses only. A form is renamed once. */
export const hooks: Hooks = {
  beforeSave: async (_tx, { session }, values) => {
    const wrong = links.filter((link) => values[link] != null && !isWebAddress(values[link])).map((field) => ({ field, ...finding('rule.url') }));
    const names = (values['formLabels'] ?? []) as readonly { readonly form: string }[];
    const twice = names.flatMap(({ form }, at) => (names.findIndex((one) => one.form === form) < at ? [{ field: `formLabels.${at}.form`, ...finding('rule.twice') }] : []));
    if (wrong.length + twice.length > 0) throw refuse('BAD_USER_INPUT', { validationError: sayProblems(session.language, [...wrong, ...twice]) });
  },
};
