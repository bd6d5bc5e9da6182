import { embedUrl } from '../../domain/embedHosts.ts';
import { finding } from '../../domain/problem.ts';
import type { Problem } from '../../domain/problem.ts';
import { sayProblems } from '../messages.ts';
import { refuse } from '../refuse.ts';
import type { Hooks } from '../resource/hooks.ts';

const needed = { TEXT: 'text', EMBED: 'embedUrl', FLASH: 'flashContent', LOCATION: 'location', DEPARTMENT: 'department' } as const;

/** Each type needs its own content, each audience its place; an embedded page is one of a listed host. */
export const hooks: Hooks = {
  beforeSave: async (_tx, { session }, values, before) => {
    const whole: Readonly<Record<string, unknown>> = { ...before, ...values };
    const missing = [whole['type'], whole['audience']].flatMap((told): Problem[] => {
      const name = needed[told as keyof typeof needed] as string | undefined;
      if (name === undefined) return [];
      const field = name in whole ? name : `${name}Id`;
      return whole[field] == null ? [{ field, ...finding('announcement.needed', {}, { fieldName: `announcement.${name}` }) }] : [];
    });
    const given = whole['embedUrl'];
    const embed: Problem[] = typeof given === 'string' && embedUrl(given) === null ? [{ field: 'embedUrl', ...finding('error.EMBED_URL') }] : [];
    if (missing.length + embed.length > 0) throw refuse('BAD_USER_INPUT', { validationError: sayProblems(session.language, [...missing, ...embed]) });
  },
};
