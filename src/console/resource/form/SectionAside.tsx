import { Suspense } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { sectionAsides } from '../../sectionAsides.ts';
import type { FormAsideProps } from './FormAside.tsx';
import type { Values } from './values.ts';

export type SectionAsideProps = FormAsideProps & { /** Keys that this person may write. */ readonly writable: ReadonlySet<string> };

type Props = { readonly entity: string; readonly group: string; readonly writable: ReadonlySet<string> };

/** What an entity shows below the fields of one section (a map, say), where `sectionAsides.ts` names something. */
export const SectionAside = ({ entity, group, writable }: Props) => {
  const Part = sectionAsides[`${entity}.${group}`];
  return Part ? (
    <Suspense>
      <Filled part={Part} writable={writable} />
    </Suspense>
  ) : null;
};

const Filled = ({ part: Part, writable }: { readonly part: NonNullable<(typeof sectionAsides)[string]>; readonly writable: ReadonlySet<string> }) => {
  const { setValue } = useFormContext<Values>();
  const values = useWatch<Values>() as Values;
  const set = (next: Values): void => Object.entries(next).forEach(([key, value]) => setValue(key, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true }));
  return <Part values={values} set={set} writable={writable} />;
};
