import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Label } from '../form/FieldFrame.tsx';
import { isWide } from '../form/sections.ts';
import { ClockNote } from '../../fields/dateTime/ClockNote.tsx';
import { ReadValue } from './ReadValue.tsx';
import type { Values } from '../form/values.ts';
import type { Field } from '../../../domain/resource.ts';

/** Label above its value; beside it where the place is narrow (record panel, phone), but for tables, which need its whole width. */
const Box = styled('div')({
  minWidth: 0,
  '&[data-wide=true]': { gridColumn: '1 / -1' },
  '@container reading (max-width: 559px)': { '&:not([data-rows=true])': { display: 'grid', gridTemplateColumns: '148px minmax(0, 1fr)', gap: 8 }, '& > :first-of-type': { fontSize: 13, lineHeight: '20px', fontWeight: 400, margin: 0 } },
});
const Value = styled('div')({ minHeight: 20, fontSize: 14, lineHeight: '20px', overflowWrap: 'anywhere', '@container reading (max-width: 559px)': { fontSize: 13 } });

/** A field that is read, not written: its label and its value as plain text; a moment with the clock that tells it, for whoever lives by another one. */
export const ReadField = ({ entity, field, record }: { readonly entity: string; readonly field: Field; readonly record: Values }) => {
  const translate = useTranslate();
  const label = translate(`${entity}.${field.name}`);
  const value = record[field.name];
  return (
    <Box data-wide={isWide(field)} data-rows={field.rows !== undefined}>
      <Label as="div">{label}</Label>
      <Value>
        <ReadValue field={field} label={label} record={record} />
        {field.kind === 'dateTime' && value ? <ClockNote at={value} /> : null}
      </Value>
    </Box>
  );
};
