import { useState } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { RecordPicker } from '../../fields/reference/RecordPicker.tsx';
import { Dialog } from '../../shell/pieces/Dialog.tsx';
import type { Linked } from '../../providers/data/row.ts';
import { idsOf } from './departments.ts';
import type { Node } from './departments.ts';

const target = { endpoint: 'core-hr', type: 'Department' };

type Props = { readonly node: Node; readonly parent: Linked | null; readonly onChoose: (parent: Linked | null) => void; readonly onClose: () => void };

/** Where a department goes, for those who do not drag: the department above it, or none. */
export const MoveDialog = ({ node, parent, onChoose, onClose }: Props) => {
  const translate = useTranslate();
  const [chosen, setChosen] = useState(parent);
  return (
    <Dialog
      title={translate('departmentTree.moveTitle', { name: node.department.name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('shell.cancel')}</Button>
          <Button variant="contained" disabled={chosen?.id === parent?.id} onClick={() => onChoose(chosen)}>
            {translate('departmentTree.move')}
          </Button>
        </>
      }
    >
      <RecordPicker target={target} label={translate('departmentTree.moveWhere')} help={translate('departmentTree.moveHelp')} value={chosen} onChange={setChosen} except={idsOf(node)} />
    </Dialog>
  );
};
