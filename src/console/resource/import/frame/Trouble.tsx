import OctagonAlert from 'lucide-react/icons/octagon-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslate } from 'ra-core';
import { Note } from './Page.tsx';
import type { ImportJob } from '../job/importJob.ts';

type Props = { readonly job: Pick<ImportJob, 'interruptedAt' | 'failure' | 'fault'> };

/** Why nothing came of the last step, until the next one begins; else what the file as a whole lacks. */
export const Trouble = ({ job: { interruptedAt, failure, fault } }: Props) => {
  const translate = useTranslate();
  if (interruptedAt === null && failure === null) {
    return fault === null ? null : (
      <Note data-tone="warn">
        <TriangleAlert aria-hidden />
        <span>{fault}</span>
      </Note>
    );
  }
  return (
    <Note role="alert" data-tone="bad">
      <OctagonAlert aria-hidden />
      <span>{interruptedAt === null ? failure : translate('import.interrupted')}</span>
    </Note>
  );
};
