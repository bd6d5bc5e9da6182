import { styled } from '@mui/material/styles';
import { RowsInput } from '../../fields/rows/Input.tsx';
import { SpecialistsNote } from './SpecialistsNote.tsx';
import type { InputProps } from '../../fields/input/types.ts';

const Parts = styled('div')({ display: 'grid', gap: 8, minWidth: 0 });

/** The members of a post, with a word on those who could not do what they are named for. */
export const MembersInput = (props: InputProps) => (
  <Parts>
    <RowsInput {...props} />
    <SpecialistsNote members={props.value} />
  </Parts>
);
