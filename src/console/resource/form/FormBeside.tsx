import { Suspense } from 'react';
import { styled } from '@mui/material/styles';
import { useWatch } from 'react-hook-form';
import { formBesides } from '../../formBesides.ts';
import type { Values } from './values.ts';

/** At the right of the form from 1280 on, where it stays while the form scrolls; below it on narrower screens. */
const Box = styled('aside')(({ theme }) => ({
  minWidth: 0,
  padding: '0 16px 24px',
  [theme.breakpoints.up('lg')]: { position: 'sticky', top: 0, padding: '16px 24px 24px 8px' },
}));

/** What an entity shows beside the fields of its form, where `formBesides.ts` names something. */
export const FormBeside = ({ type, id }: { readonly type: string; readonly id?: string | undefined }) => {
  const Part = formBesides[type];
  return Part ? (
    <Box data-beside>
      <Suspense>
        <Filled part={Part} id={id} />
      </Suspense>
    </Box>
  ) : null;
};

const Filled = ({ part: Part, id }: { readonly part: NonNullable<(typeof formBesides)[string]>; readonly id: string | undefined }) => <Part id={id} values={useWatch<Values>() as Values} />;
