import { FitFigures } from './FitFigures.tsx';
import { useFit } from './useFit.ts';
import type { FormAsideProps } from '../../resource/form/FormAside.tsx';

/** Below the form of a requisition: how it fits the plan. */
export const FitAside = ({ id, values }: FormAsideProps) => {
  const fit = useFit(values, id);
  return fit ? <FitFigures fit={fit} /> : null;
};
