import { plainField } from '../../fields/plainField.ts';
import { SelectBox } from '../../fields/input/SelectBox.tsx';
import type { Asked } from '../candidates/acts/useAsked.tsx';
import type { Values } from '../../resource/form/values.ts';

export type Letter = { readonly id: string; readonly name: string };
type Translate = (key: string) => string;

/** Which letter, the first day, and the last day to answer. */
export const letterFields = (translate: Translate, letters: readonly Letter[], required: boolean): readonly Asked[] => [
  { field: plainField('templateId', 'reference', { required: true }), label: translate('offer.template'), control: (props) => <SelectBox {...props} choices={letters.map(({ id, name }) => ({ value: id, label: name }))} onChoose={props.onChange} /> },
  { field: plainField('joiningDate', 'date', { required }), label: translate('offer.joiningDate') },
  { field: plainField('expiresOn', 'date', { required }), label: translate('offer.expiresOn'), help: translate('offer.expiresOn.help') },
];

const DAY = /^\d{4}-\d\d-\d\d$/;
/** A whole day, or null. */
export const dayOf = (value: unknown): string | null => (DAY.test(String(value ?? '')) ? String(value) : null);

/** The only letter there is, and the first day that the salary names, where that is ahead. */
export const startOfLetter = (letters: readonly Letter[], effectiveFrom: string | null, today: string): Values => ({
  ...(letters.length === 1 ? { templateId: letters[0]!.id } : {}),
  ...(effectiveFrom !== null && effectiveFrom > today ? { joiningDate: effectiveFrom } : {}),
});
