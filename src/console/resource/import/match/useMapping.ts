import { useState } from 'react';
import { useSession } from '../../../providers/authSession.ts';
import { keep, readKept } from '../../../shell/tabStorage.ts';
import type { ImportJob, Mapping } from '../job/importJob.ts';

const noMapping: Mapping = { columns: [], constants: [], templates: [], create: [], clearEmpty: false };

/** What was matched before. Records that an earlier file had made are not made again without being asked for. */
const firstMapping = ({ state, mapping }: ImportJob): Mapping => (mapping === null ? noMapping : state === 'MAPPING' ? { ...mapping, create: [] } : mapping);

/** What is being matched, kept in this browser tab until it is checked: steps of the wizard, a page loaded anew and a session that ends leave it. */
export const useMapping = (job: ImportJob) => {
  const key = `mapping:${useSession()?.user.userId ?? ''}:${job.id}`;
  const [mapping, setMapping] = useState(() => readKept<Mapping>(key) ?? firstMapping(job));
  return {
    mapping,
    change: (next: Mapping): void => {
      setMapping(next);
      keep(key, next);
    },
    /** It is the server's now. */
    forget: (): void => keep(key, undefined),
  };
};
