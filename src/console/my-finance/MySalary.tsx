import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { SalaryFacts } from '../salary/SalaryFacts.tsx';
import { SalaryHead } from '../salary/SalaryHead.tsx';
import { SalaryStructure } from '../salary/SalaryStructure.tsx';
import { StatutoryShares } from '../salary/StatutoryShares.tsx';
import { SalaryTimeline } from '../salary/SalaryTimeline.tsx';
import { Note } from '../shell/pieces/Note.tsx';
import { onNarrow } from '../shell/widths.ts';
import { OwnSalaryPage } from './OwnSalaryPage.tsx';
import type { EmployeeSalary } from '../salary/employeeSalary.ts';

const Columns = styled('div')({
  display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 320px)', gap: '24px 40px', maxWidth: 1160, alignItems: 'start',
  [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& h2': { margin: '0 0 8px', fontSize: 16, lineHeight: '24px', fontWeight: 600 },
  '& > section': { display: 'grid', gap: 20, minWidth: 0 },
  '& > nav': { margin: '0 -12px' }, '& > nav > h2': { padding: '0 12px' },
});

const Shown = ({ salaries }: { readonly salaries: readonly EmployeeSalary[] }) => {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<number>();
  const present = salaries.find(({ isPresent }) => isPresent);
  const shown = salaries.find(({ salaryId }) => salaryId === chosen) ?? present ?? salaries[0]!;
  return (
    <Columns>
      <section aria-label={translate('salary.structure')}>
        {present === undefined ? <Note tone="info" title={translate('salaries.own.ended')} /> : shown.isPresent ? null : <Note tone="info" title={translate('salaries.own.former')} />}
        <SalaryHead salary={shown} />
        <SalaryFacts salary={shown} />
        <SalaryStructure salary={shown} />
        {shown.isPresent ? <StatutoryShares /> : null}
      </section>
      <nav aria-label={translate('salaries.history')}>
        <h2>{translate('salaries.history')}</h2>
        <SalaryTimeline salaries={salaries} shown={shown.salaryId} onShow={setChosen} label={translate('salaries.history')} />
      </nav>
    </Columns>
  );
};

/** /my-finance/my-pay/my-salary: what the person is paid by, figure by figure, and what they were before. */
export const MySalary = () => <OwnSalaryPage path="/my-finance/my-pay/my-salary">{(salaries) => <Shown salaries={salaries} />}</OwnSalaryPage>;
