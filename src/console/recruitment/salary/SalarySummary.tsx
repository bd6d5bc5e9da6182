import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useFailureText } from '../../resource/form/useFailureText.ts';
import { StructureTable } from '../../salary/StructureTable.tsx';
import { Note } from '../../shell/pieces/Note.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { useCandidateSalary } from './useCandidateSalary.ts';
import type { TabProps } from '../../resource/tabs/recordTabs.ts';

const Frame = styled('div')({ padding: '14px 16px', overflowX: 'auto' });

/** What a candidate's salary comes to beside the list, component by component, as it was reckoned when it was saved: its record holds only what differs from the template. */
export const SalarySummary = ({ record }: TabProps) => {
  const translate = useTranslate();
  const failureText = useFailureText();
  const { data, error, isPending } = useCandidateSalary(Number(record['candidateId']));
  if (isPending) return <Frame><Skeleton widths={[240, 300, 300]} /></Frame>;
  if (error && !data) return <Frame><Note tone="error" title={failureText(error)} /></Frame>;
  const { salaryStructure, employeeRetiralDetails, salaryId } = data?.salary ?? {};
  if (salaryId !== Number(record.id) || !salaryStructure || !employeeRetiralDetails) return <Frame><Note tone="info" title={translate('candidateSalaries.noFigures')} /></Frame>;
  return <Frame><StructureTable reckoned={{ salaryStructure, employeeRetiralDetails }} /></Frame>;
};
