import { useLocale, useTranslate } from 'ra-core';
import { tagOf } from '../../providers/i18nLanguages.ts';
import { comma } from '../../shell/comma.ts';
import { Note } from '../../shell/pieces/Note.tsx';
import type { Flow } from './flowDraft.ts';
import type { Met } from './rebased.ts';
import type { Meanwhile } from './useFlowDraft.ts';

/** The flow was changed below a draft of it: what of the draft meets that. */
export const MeanwhileNote = ({ flow, meanwhile: { both, gone } }: { readonly flow: Flow; readonly meanwhile: Meanwhile }) => {
  const translate = useTranslate();
  const list = new Intl.ListFormat(tagOf(useLocale()));
  const textOf = ({ kind, key, fields }: Met): string => {
    const name = (kind === 'stage' ? flow.stages : flow.statuses).find((one) => one.key === key)?.name ?? '';
    return translate('hiringFlow.bothFields', { name, fields: fields.map((field) => translate(`${kind === 'stage' ? 'hiringStage' : 'candidateStatus'}.${field}`)).join(comma()) });
  };
  const said = [
    ...(both.length > 0 ? [translate('hiringFlow.both', { names: list.format(both.map(textOf)) })] : []),
    ...(gone.length > 0 ? [translate('hiringFlow.gone', { names: list.format(gone.map(({ name }) => name)) })] : []),
  ];
  return (
    <Note tone="warning" title={translate('hiringFlow.meanwhile')}>
      {[...said, translate('hiringFlow.meanwhileWhy')].join(' ')}
    </Note>
  );
};
