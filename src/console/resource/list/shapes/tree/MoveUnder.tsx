import { useState } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { Field } from '../../../../../domain/resource.ts';
import { RecordPicker } from '../../../../fields/reference/RecordPicker.tsx';
import { isLinked, type Linked, type Row } from '../../../../providers/data/row.ts';
import { Dialog } from '../../../../shell/pieces/Dialog.tsx';

type Props = { readonly row: Row; readonly name: string; readonly parent: Field; readonly label: string; readonly onChoose: (above: Linked | null) => void; readonly onClose: () => void };

/** Where a record of a tree goes, for those who do not drag: the record above it, or none. */
export const MoveUnder = ({ row, name, parent, label, onChoose, onClose }: Props) => {
  const translate = useTranslate();
  const before = row[parent.name];
  const [chosen, setChosen] = useState<Linked | null>(isLinked(before) ? before : null);
  const isSame = (chosen?.id ?? null) === (isLinked(before) ? before.id : null);
  return (
    <Dialog
      title={translate('shapes.tree.moveTitle', { name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('shell.cancel')}</Button>
          <Button variant="contained" disabled={isSame || (chosen === null && parent.required)} onClick={() => onChoose(chosen)}>
            {translate('shapes.tree.moveHere')}
          </Button>
        </>
      }
    >
      {parent.reference ? <RecordPicker target={parent.reference} label={label} {...(parent.required ? {} : { help: translate('shapes.tree.moveHelp') })} value={chosen} onChange={setChosen} except={[row.id]} /> : null}
    </Dialog>
  );
};
