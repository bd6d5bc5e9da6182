import { wordsProblem, type DocumentAudience } from '../../domain/documents/document-words.ts';
import { finding, type Problem } from '../../domain/problem.ts';
import type { Hooks } from '../resource/hooks.ts';
import { refuseFields } from '../resource/refuse-fields.ts';
import { signerProblems, type AskedSigner } from './signer-problems.ts';

/** Words name only what records have, and whoever signs can be found. */
export const hooks: Hooks = {
  apart: true,
  beforeSave: async (_tx, caller, values, before) => {
    const whole: Record<string, unknown> = { ...before, ...values };
    const audience = whole['audience'] as DocumentAudience;
    const words = ['heading', 'body'].flatMap((field): Problem[] => {
      const problem = wordsProblem(audience, String(whole[field] ?? ''));
      return problem === null ? [] : [{ field, ...problem }];
    });
    const filing: Problem[] = audience === 'CANDIDATE' && (whole['filedAsId'] ?? null) !== null ? [{ field: 'filedAsId', ...finding('documents.notFiled') }] : [];
    refuseFields(caller, [...words, ...signerProblems('signatories', audience, (whole['signatories'] ?? []) as readonly AskedSigner[], false), ...filing]);
  },
};
