import { useMemo, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import Pencil from 'lucide-react/icons/pencil';
import { useFieldRights } from '../form/useFieldRights.ts';
import { PanelEdit } from '../panel/PanelEdit.tsx';
import { RecordDetails } from '../show/RecordDetails.tsx';
import type { ScreenResource } from '../../providers/data/metadata.ts';
import type { Row } from '../../providers/data/row.ts';
import type { Field } from '../../../domain/resource.ts';

/** Beside the first section's title, where there is one. */
const Bar = styled('div')({ display: 'flex', justifyContent: 'flex-end', padding: '12px 16px 0', '&:empty': { display: 'none' } });
const Part = styled('div')({ position: 'relative', maxWidth: 720, '&:has(h2) > :first-of-type': { position: 'absolute', top: 8, right: 16, padding: 0 } });
const Details = styled('div')({ padding: '12px 16px 24px' });
const Edit = styled('div')({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0, '& > form': { borderTop: 0 } });

type Props = { readonly target: ScreenResource; readonly record: Row; readonly fields: readonly Field[] };

/** Some fields of one record, read and edited in the same place. */
export const FieldsPart = ({ target, record, fields }: Props) => {
  const translate = useTranslate();
  const [isEditing, setEditing] = useState(false);
  // The name stays known: what is saved is called by it.
  const narrowed = useMemo(() => {
    const { resource } = target;
    return { ...target, resource: { ...resource, fields: [...resource.fields.filter(({ name }) => name === resource.title && !fields.some((one) => one.name === name)), ...fields] } };
  }, [target, fields]);
  const { mayUpdate, changeable } = useFieldRights(narrowed.resource, target.screen);
  if (isEditing)
    return (
      <Edit>
        <PanelEdit target={narrowed} record={record} onDone={() => setEditing(false)} />
      </Edit>
    );
  return (
    <Part>
      <Bar>
        {mayUpdate && changeable.length > 0 ? (
          <Button startIcon={<Pencil size={16} />} onClick={() => setEditing(true)}>
            {translate('form.edit')}
          </Button>
        ) : null}
      </Bar>
      <Details>
        <RecordDetails resource={narrowed.resource} screen={target.screen} record={record} />
      </Details>
    </Part>
  );
};
