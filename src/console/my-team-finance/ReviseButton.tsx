import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import Plus from 'lucide-react/icons/plus';
import { useRights } from '../providers/authSession.ts';
import type { Row } from '../providers/data/row.ts';
import type { StartedWith } from '../resource/form/CreateForm.tsx';

/** A revision begins with the person and the template. */
const startOf = ({ employeeId, employee, templateId, template }: Row): StartedWith => ({ start: { employeeId, employee, ...(templateId == null ? {} : { templateId, template }) } });

/** Leads from what somebody is paid now to a revision of it. */
export const ReviseButton = ({ record }: { readonly record: Row }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { add } = useRights('SALARY_REVISION');
  if (!add || record['isPresent'] !== true || record['status'] !== 'APPLIED') return null;
  return <Button startIcon={<Plus />} onClick={() => void navigate('/my-team-finance/salary-info/salary-revision/create', { state: startOf(record) })}>{translate('salaries.revise')}</Button>;
};
