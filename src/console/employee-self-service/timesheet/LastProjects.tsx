import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { ReadLastTimesheetDocument } from '../../../../generated/employee-self-service/operations.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { useOwner } from './useOwner.ts';
import type { SectionAsideProps } from '../../resource/form/SectionAside.tsx';

/** As long as a sheet has no line: takes the projects and tasks of the last one, whose hours stay there. */
export const LastProjects = ({ values, set, writable }: SectionAsideProps) => {
  const translate = useTranslate();
  const employeeId = useOwner(values['employeeId']);
  const isEmpty = !Array.isArray(values['lines']) || values['lines'].length === 0;
  const { data } = useQuery({
    queryKey: ['last timesheet', employeeId],
    enabled: isEmpty && employeeId !== null && writable.has('lines'),
    queryFn: async ({ signal }) => (await askAnswer('employee-self-service', ReadLastTimesheetDocument, { employeeId: employeeId! }, signal)).rows[0]?.lines ?? [],
  });
  if (!isEmpty || !data || data.length === 0) return null;
  const take = (): void => set({ lines: data.map(({ project, task }) => ({ projectId: project.id, project, task })) });
  return (
    <Button variant="outlined" size="small" sx={{ marginTop: '12px' }} onClick={take}>
      {translate('timesheet.takeLast', { smart_count: data.length })}
    </Button>
  );
};
