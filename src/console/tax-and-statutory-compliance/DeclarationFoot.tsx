import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';

type Props = {
  readonly isSubmitted: boolean;
  readonly isWorking: boolean;
  /** What is entered can be kept as a draft, and be submitted. */
  readonly isReadable: boolean;
  readonly fits: boolean;
  readonly onSave: (next: 'DRAFT' | 'SUBMITTED') => void;
};

/** Keeps a declaration as a draft, which one that was submitted is no more, or submits it. */
export const DeclarationFoot = ({ isSubmitted, isWorking, isReadable, fits, onSave }: Props) => {
  const translate = useTranslate();
  return (
    <>
      {isSubmitted ? null : <Button variant="outlined" disabled={isWorking || !isReadable} onClick={() => onSave('DRAFT')}>{translate('declarations.saveDraft')}</Button>}
      <Button variant="contained" loading={isWorking} disabled={!isReadable || !fits} onClick={() => onSave('SUBMITTED')}>{translate('declarations.submit')}</Button>
    </>
  );
};
