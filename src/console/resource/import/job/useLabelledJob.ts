import { useMemo } from 'react';
import { useTranslate } from 'ra-core';
import type { Resource } from '../../../../domain/resource.ts';
import type { ImportJob } from './importJob.ts';

/** An import with its fields named in the language of the page, which may be newer than the one that the server has of the person. */
export const useLabelledJob = (job: ImportJob | undefined, resource: Resource): ImportJob | undefined => {
  const translate = useTranslate();
  return useMemo(() => {
    if (!job) return undefined;
    const labelOf = (target: string, otherwise: string): string => {
      const [key, part] = target.split('.');
      const field = resource.fields.find((one) => one.key === key);
      const message = part !== undefined ? `address.${part}` : field?.kind === 'id' ? 'import.id' : `${resource.name}.${field?.name}`;
      return translate(message, { _: otherwise });
    };
    return {
      ...job,
      targets: job.targets.map((target) => ({ ...target, label: labelOf(target.key, target.label) })),
      problems: job.problems.map((group) => ({ ...group, label: labelOf(group.target, group.label) })),
      fixes: job.fixes.map((fix) => ({ ...fix, label: labelOf(fix.target, fix.label) })),
    };
  }, [job, resource, translate]);
};
