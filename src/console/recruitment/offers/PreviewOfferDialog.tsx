import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { todayIn } from '../../../domain/dates.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { Dialog } from '../../shell/pieces/Dialog.tsx';
import { Note } from '../../shell/pieces/Note.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { useAsked } from '../../resource/acts/useAsked.tsx';
import { LetterPreview } from './LetterPreview.tsx';
import { dayOf, letterFields, startOfLetter, useExpiry, type Letter } from './letterFields.tsx';
import { useLetters } from './useLetters.ts';
import type { Row } from '../../providers/data/row.ts';
import type { DraftSalary } from './usePreview.ts';

const Parts = styled('div')({ display: 'grid', gap: 16, marginTop: 12, color: 'var(--text)' });

type Props = { readonly record: Row; /** Without it the saved salary is named. */ readonly draft?: DraftSalary | undefined; readonly effectiveFrom: string | null; readonly onClose: () => void };

const Fields = ({ record, draft, effectiveFrom, letters }: Omit<Props, 'onClose'> & { readonly letters: readonly Letter[] }) => {
  const translate = useTranslate();
  const { timeZone } = useCellFormats();
  const [today] = useState(() => todayIn(timeZone, new Date()));
  const [start] = useState(() => startOfLetter(letters, effectiveFrom, today));
  const along = useExpiry(today);
  const { values, show } = useAsked(null, start, undefined, along);
  return (
    <Parts>
      {letters.length === 0 ? <Note tone="info" title={translate('offerActs.noTemplate')} /> : letterFields(translate, letters, false).map(show)}
      {letters.length === 0 ? null : <LetterPreview asked={values['templateId'] == null ? null : { candidateId: Number(record.id), templateId: Number(values['templateId']), joiningDate: dayOf(values['joiningDate']), expiresOn: dayOf(values['expiresOn']), ...draft }} />}
    </Parts>
  );
};

/** The letter of an offer before anything is sent, also of a salary that is not saved yet. */
export const PreviewOfferDialog = ({ onClose, ...props }: Props) => {
  const translate = useTranslate();
  const letters = useLetters(props.record);
  return (
    <Dialog title={translate('offerActs.previewTitle', { who: String(props.record['name']) })} onClose={onClose} actions={<Button onClick={onClose}>{translate('shell.close')}</Button>}>
      {translate(props.draft ? 'offerActs.previewUnsaved' : 'offerActs.previewWhy')}
      {letters ? <Fields {...props} letters={letters} /> : <Skeleton widths={[240, 480, 480]} />}
    </Dialog>
  );
};
