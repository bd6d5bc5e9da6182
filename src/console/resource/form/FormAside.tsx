import { Suspense } from 'react';
import { styled } from '@mui/material/styles';
import { useFormContext, useWatch } from 'react-hook-form';
import { formAsides } from '../../formAsides.ts';
import { SectionBox } from './SectionBox.tsx';
import type { Values } from './values.ts';

const Box = styled(SectionBox)({ maxWidth: 688, '&&': { borderTop: '1px solid var(--hair)', paddingTop: 20 } });

export type FormAsideProps = {
  /** Of the record; undefined while it is added. */
  readonly id?: string | undefined;
  /** As they stand in the form, checked or not. */
  readonly values: Values;
  /** Writes into the form, as a person would. */
  readonly set: (values: Values) => void;
};

/** What an entity shows below the fields of its form (a preview, say), where `formAsides.ts` names something. */
export const FormAside = ({ type, id }: { readonly type: string; readonly id?: string | undefined }) => {
  const Part = formAsides[type];
  return Part ? (
    <Box>
      <Suspense>
        <Filled part={Part} id={id} />
      </Suspense>
    </Box>
  ) : null;
};

const Filled = ({ part: Part, id }: { readonly part: NonNullable<(typeof formAsides)[string]>; readonly id: string | undefined }) => {
  const { setValue } = useFormContext<Values>();
  const values = useWatch<Values>() as Values;
  const set = (next: Values): void => Object.entries(next).forEach(([key, value]) => setValue(key, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true }));
  return <Part id={id} values={values} set={set} />;
};
