import OctagonAlert from 'lucide-react/icons/octagon-alert';
import { useTranslate } from 'ra-core';
import { Note } from './Page.tsx';
import type { ImportJob } from '../job/importJob.ts';

type Props = { readonly job: Pick<ImportJob, 'interruptedAt' | 'failure'> };

/** Why nothing came of the last step, until the next one begins. */
export const Trouble = ({ job: { interruptedAt, failure } }: Props) => {
  const translate = useTranslate();
  if (interruptedAt === null && failure === null) return null;
  return (
    <Note role="alert" data-tone="bad" sx={{ mb: '16px' }}>
      <OctagonAlert aria-hidden />
      <span>{interruptedAt === null ? failure : translate('import.interrupted')}</span>
    </Note>
  );
};
