import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import HistoryIcon from 'lucide-react/icons/history';
import { Note } from './ProblemSummary.tsx';
import type { Draft } from './useDraft.ts';

/** Says that what was typed before signing out is back, and lets go of it. */
export const DraftNote = ({ draft }: { readonly draft: Draft }) => {
  const translate = useTranslate();
  if (!draft.isRestored) return null;
  return (
    <Note role="status" data-tone="warn" style={{ alignItems: 'center' }}>
      <HistoryIcon size={16} aria-hidden />
      <span style={{ flex: 1 }}>{translate('form.draft.back')}</span>
      <Button variant="text" size="small" onClick={draft.accept}>
        {translate('form.draft.keep')}
      </Button>
      <Button variant="text" size="small" onClick={draft.discard}>
        {translate('form.draft.discard')}
      </Button>
    </Note>
  );
};
