import type { Line } from './formLines.ts';
import type { Resource } from '../../../domain/resource.ts';

/** Messages of why a field cannot be hidden, or be required or not; undefined where it can. */
export const fixedReasons = ({ told, original }: Line, { title }: Pick<Resource, 'title'>): { readonly shown?: string; readonly required?: string } => {
  if (original?.required) return { shown: 'customizer.needed', required: 'customizer.needed' };
  const shown = original !== undefined && original.name === title ? { shown: 'customizer.titled' } : {};
  if (original?.readOnly) return { ...shown, required: 'customizer.filledByTenure' };
  if (original?.access !== undefined) return { ...shown, required: 'customizer.notForAll' };
  return told.isVisible ? shown : { ...shown, required: 'customizer.showFirst' };
};
