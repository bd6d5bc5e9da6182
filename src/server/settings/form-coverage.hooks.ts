import { finding } from '../../domain/problem.ts';
import { activeConfigurations, holdCoverage } from '../coverage/coverage.ts';
import { nameOfCovered } from '../coverage/covered-hooks.ts';
import type { CoveredForm } from '../coverage/covered-forms.ts';
import type { Transaction } from '../db/org.ts';
import { sayProblems } from '../messages.ts';
import { refuse } from '../refuse.ts';
import type { Caller } from '../resource/caller.ts';
import type { Hooks } from '../resource/hooks.ts';

/** Document 1 §4. */
const refuseInUse = async (tx: Transaction, { session }: Caller, form: CoveredForm): Promise<void> => {
  await holdCoverage(tx, form);
  const active = await activeConfigurations(tx, form);
  if (active > 0) throw refuse('BAD_USER_INPUT', { validationError: sayProblems(session.language, [{ field: 'coverage', ...finding('formCoverage.inUse', { smart_count: active }) }]) });
};

/** Coverage cannot change while active configurations exist, however it is changed: written, added, deleted or undone. */
export const hooks: Hooks = {
  beforeSave: async (tx, caller, values, before) => {
    const whole = { ...before, ...values } as { readonly form: CoveredForm; readonly coverage: string; readonly name?: string | null };
    if ((before?.['coverage'] ?? 'ORGANIZATION') !== whole.coverage) await refuseInUse(tx, caller, whole.form);
    if (whole.name == null) values['name'] = nameOfCovered(caller, whole.form);
  },
  beforeDelete: async (tx, caller, images) => {
    for (const image of images) if (image['coverage'] !== 'ORGANIZATION') await refuseInUse(tx, caller, image['form'] as CoveredForm);
  },
};
