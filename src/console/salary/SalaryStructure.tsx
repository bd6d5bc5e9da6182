import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Note } from '../shell/pieces/Note.tsx';
import { StructureTable } from './StructureTable.tsx';
import type { EmployeeSalary } from './employeeSalary.ts';

const Wide = styled('div')({ overflowX: 'auto' });

/** Every figure of a salary as it was saved. */
export const SalaryStructure = ({ salary: { salaryStructure, employeeRetiralDetails } }: { readonly salary: Partial<EmployeeSalary> }) => {
  const translate = useTranslate();
  if (!salaryStructure || !employeeRetiralDetails) return <Note tone="info" title={translate('salaries.noFigures')} />;
  return <Wide><StructureTable reckoned={{ salaryStructure, employeeRetiralDetails }} /></Wide>;
};
