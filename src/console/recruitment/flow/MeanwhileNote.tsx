import { useLocale, useTranslate } from 'ra-core';
import { tagOf } from '../../providers/i18nLanguages.ts';
import { Note } from '../../shell/pieces/Note.tsx';
import type { Meanwhile } from './useFlowDraft.ts';

/** The flow was changed below a draft of it: what of the draft meets that. */
export const MeanwhileNote = ({ meanwhile: { both, gone } }: { readonly meanwhile: Meanwhile }) => {
  const translate = useTranslate();
  const list = new Intl.ListFormat(tagOf(useLocale()));
  const said = [...(both.length > 0 ? [translate('hiringFlow.both', { names: list.format(both) })] : []), ...(gone.length > 0 ? [translate('hiringFlow.gone', { names: list.format(gone) })] : [])];
  return (
    <Note tone="warning" title={translate('hiringFlow.meanwhile')}>
      {[...said, translate('hiringFlow.meanwhileWhy')].join(' ')}
    </Note>
  );
};
