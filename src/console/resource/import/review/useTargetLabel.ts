import { useCallback } from 'react';
import { useTranslate } from 'ra-core';
import type { ImportJob } from '../job/importJob.ts';
import { useWizard } from '../WizardContext.ts';
import { fieldOf } from './columns.ts';

/** The name of a target in the person's language. */
export const useTargetLabel = (job: ImportJob): ((target: string) => string) => {
  const translate = useTranslate();
  const { resource } = useWizard().target;
  return useCallback((target) => job.targets.find(({ key }) => key === target)?.label ?? translate(`${resource.name}.${fieldOf(resource, target)?.name ?? target}`), [job.targets, resource, translate]);
};
