import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { useSnackbar } from '../../../shell/snackbar/useSnackbar.ts';
import { leadsTo, type Step } from './step.ts';
import type { TabProps } from '../../../resource/tabs/recordTabs.ts';

/** Says why a candidate may not come to a status, also where no pointer rests on what leads there; what is missing is filled in by editing. */
export const useTellWhyNot = ({ target, record }: TabProps): ((from: Step | undefined, to: Step, why: string) => void) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const show = useSnackbar();
  return (from, to, why) => show({ message: why, ...(leadsTo(from, to) ? { action: { label: translate('form.edit'), run: () => void navigate(`${target.screen.path}/${record.id}/edit`) } } : {}) });
};
