import { useTranslate } from 'ra-core';
import { writeDate } from '../../fields/input/dateText.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { StructureTable } from '../../salary/StructureTable.tsx';
import { Note } from '../../shell/pieces/Note.tsx';
import { Columns } from './columns.ts';
import { Compared } from './Compared.tsx';
import type { CandidateSalary } from './useCandidateSalary.ts';
import type { ReactNode } from 'react';
import type { Row } from '../../providers/data/row.ts';

type Props = { readonly salary: CandidateSalary; readonly record: Row; readonly children: ReactNode };

/** A salary to read, with its figures as they were saved. */
export const KeptSalary = ({ salary, record, children }: Props) => {
  const translate = useTranslate();
  const { dateFormat } = useCellFormats();
  const { status, salaryStructure, employeeRetiralDetails, annualCTC, effectiveFrom, templateName } = salary;
  return (
    <Columns>
      <section>
        <h2>{translate('candidateSalary', { smart_count: 1 })}</h2>
        <Note tone={status === 'ACCEPTED' ? 'success' : 'info'} title={translate(`candidateSalaries.is.${status}`)}>
          {[translate('candidateSalaries.from', { day: writeDate(effectiveFrom, dateFormat), template: templateName ?? '–' }), status === 'ACCEPTED' ? translate('candidateSalaries.stays') : ''].filter((part) => part !== '').join(' ')}
        </Note>
        <br />
        {salaryStructure ? <Compared annualCTC={annualCTC} currency={salaryStructure.currency} expected={record['expectedCtc']} current={record['currentCtc']} theirs={record['currency']} /> : null}
        {children}
      </section>
      <section>{salaryStructure && employeeRetiralDetails ? <StructureTable reckoned={{ salaryStructure, employeeRetiralDetails }} /> : null}</section>
    </Columns>
  );
};
