import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { push } from '../../../shell/changes.ts';
import type { ImportJob } from '../job/importJob.ts';
import { useWizard } from '../WizardContext.ts';

/** When an import ends while one watches it: lists are read again and the top bar's undo knows it. */
export const useWritten = (job: ImportJob | undefined): void => {
  const client = useQueryClient();
  const translate = useTranslate();
  const { target, number, word } = useWizard();
  const watched = useRef<string>(undefined);
  useEffect(() => {
    if (job?.state === 'REVIEW' || job?.state === 'COMMITTING') watched.current = job.id;
    if (job?.state !== 'DONE' || watched.current !== job.id) return;
    watched.current = undefined;
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'import' });
    const written = job.added + job.updated;
    const label = translate(job.action === 'UPDATE' ? 'import.confirm.update' : 'import.confirm.add', { smart_count: written, number: number(written), entities: word(written) });
    if (job.changeSet !== null) push(job.changeSet, target.resource.endpoint, label);
  }, [client, job, number, target.resource.endpoint, translate, word]);
};
