import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslate } from 'ra-core';
import { Note } from '../frame/Page.tsx';
import type { SameFileBefore } from '../job/importJob.ts';
import { useMoment } from '../job/useMoment.ts';

/** The file was imported before: when, by whom and with what result. Going on is allowed. */
export const SameFile = ({ before }: { readonly before: SameFileBefore }) => {
  const translate = useTranslate();
  const moment = useMoment();
  return (
    <Note role="status" data-tone="warn" sx={{ mt: '12px' }}>
      <TriangleAlert aria-hidden />
      <span>{translate('import.choose.same', { when: moment(before.at), name: before.by })}</span>
    </Note>
  );
};
