import { useQuery } from '@tanstack/react-query';
import { ReadInternetControlDocument } from '../../../../generated/monitoring/operations.ts';
import { askAnswer } from '../../shell/askAnswer.ts';

/** Whether internet access control is known to be off. */
export const useInternetControl = (): { readonly isOff: boolean } => {
  const { data } = useQuery({ queryKey: ['internet-control'], queryFn: ({ signal }) => askAnswer('monitoring', ReadInternetControlDocument, {}, signal) });
  return { isOff: data !== undefined && data.rows[0]?.isOn !== true };
};
