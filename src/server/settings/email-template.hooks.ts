import { templateProblems, type MailEvent } from '../../domain/mailTemplates.ts';
import { sayProblems } from '../messages.ts';
import { refuse } from '../refuse.ts';
import type { Hooks } from '../resource/hooks.ts';

type Text = { readonly event: MailEvent; readonly subject: string; readonly body: string };

/** A text that names what its mail does not know, or leaves out the link that it is about, is not kept. */
export const hooks: Hooks = {
  beforeSave: async (_tx, { session }, values, before) => {
    const { event, ...text } = { ...before, ...values } as unknown as Text;
    const problems = templateProblems(event, text).map(({ field, finding }) => ({ field, ...finding }));
    if (problems.length > 0) throw refuse('BAD_USER_INPUT', { validationError: sayProblems(session.language, problems) });
  },
};
