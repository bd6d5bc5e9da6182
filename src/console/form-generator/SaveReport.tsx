import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Label } from '../resource/form/FieldFrame.tsx';
import { Dialog } from '../shell/pieces/Dialog.tsx';
import { Refused } from '../shell/pieces/Refused.tsx';

const Fields = styled('form')({ display: 'grid', gap: 16, paddingTop: 4 });

export type Named = { readonly name: string; readonly description: string | null };
type Props = { readonly title: string; readonly given: Named; readonly onSave: (named: Named) => Promise<void>; readonly onClose: () => void };

/** What a report is called, asked once when it is first kept. What the server refuses stands above the fields. */
export const SaveReport = ({ title, given, onSave, onClose }: Props) => {
  const translate = useTranslate();
  const id = useId();
  const [name, setName] = useState(given.name);
  const [description, setDescription] = useState(given.description ?? '');
  const [problem, setProblem] = useState<string>();
  const [isWorking, setWorking] = useState(false);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setWorking(true);
    try {
      await onSave({ name: name.trim(), description: description.trim() || null });
      onClose();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setWorking(false);
    }
  };
  const actions = (
    <>
      <Button onClick={onClose}>{translate('shell.cancel')}</Button>
      <Button variant="contained" type="submit" form={id} disabled={isWorking || name.trim() === ''}>
        {translate('reports.save')}
      </Button>
    </>
  );
  return (
    <Dialog title={title} onClose={onClose} actions={actions}>
      <Fields id={id} onSubmit={(event) => void save(event)} noValidate>
        {problem === undefined ? null : <Refused>{problem}</Refused>}
        <div>
          <Label id={`${id}-name-label`} htmlFor={`${id}-name`}>
            {translate('report.name')}
          </Label>
          <OutlinedInput id={`${id}-name`} autoFocus fullWidth required value={name} onChange={({ target }) => setName(target.value)} slotProps={{ input: { maxLength: 120 } }} />
        </div>
        <div>
          <Label id={`${id}-description-label`} htmlFor={`${id}-description`}>
            {translate('report.description')}
          </Label>
          <OutlinedInput id={`${id}-description`} fullWidth multiline minRows={2} value={description} onChange={({ target }) => setDescription(target.value)} slotProps={{ input: { maxLength: 500 } }} />
        </div>
      </Fields>
    </Dialog>
  );
};
