import { useState } from 'react';
import { useSession } from '../../../providers/authSession.ts';
import type { ImportJob, Mapping } from '../job/importJob.ts';

const noMapping: Mapping = { columns: [], constants: [], templates: [], create: [], clearEmpty: false };

/** What was matched before. Records that an earlier file had made are not made again without being asked for. */
const firstMapping = ({ state, mapping }: ImportJob): Mapping => (mapping === null ? noMapping : state === 'MAPPING' ? { ...mapping, create: [] } : mapping);

const read = (key: string): Mapping | undefined => {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as Mapping | null) ?? undefined;
  } catch {
    return undefined;
  }
};

/** What is being matched, kept in this browser tab until it is checked: steps of the wizard, a page loaded anew and a session that ends leave it. */
export const useMapping = (job: ImportJob) => {
  const key = `mapping:${useSession()?.user.userId ?? ''}:${job.id}`;
  const [mapping, setMapping] = useState(() => read(key) ?? firstMapping(job));
  return {
    mapping,
    change: (next: Mapping): void => {
      setMapping(next);
      sessionStorage.setItem(key, JSON.stringify(next));
    },
    /** It is the server's now. */
    forget: (): void => sessionStorage.removeItem(key),
  };
};
