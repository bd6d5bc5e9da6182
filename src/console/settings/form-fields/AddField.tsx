import { useRecordScreen } from '../../resource/form/useRecordScreen.ts';
import { PanelAdd } from '../../resource/panel/PanelAdd.tsx';
import type { Form } from './useForms.ts';

const customFields = { path: '/settings/general/custom-fields' };

/** A new field of the form, beside the others. */
export const AddField = ({ form: { type }, onClose }: { readonly form: Form; readonly onClose: () => void }) => {
  const target = useRecordScreen(customFields);
  return <PanelAdd target={target} given={{ entity: type }} onClose={onClose} />;
};
