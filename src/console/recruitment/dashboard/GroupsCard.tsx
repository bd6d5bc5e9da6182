import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { ReadPassThroughDocument } from '../../../../generated/recruitment/operations.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { Card } from './Card.tsx';
import { usePart, type Narrowing } from './usePart.ts';

const Scroll = styled('div')({ overflowX: 'auto', '& table': { width: '100%', borderCollapse: 'collapse' }, '& th, & td': { height: 32, padding: '0 8px', borderBottom: '1px solid var(--hair)', textAlign: 'right', fontWeight: 400, whiteSpace: 'nowrap' }, '& th:first-of-type': { textAlign: 'left', paddingLeft: 0 }, '& thead th': { fontSize: 12, fontWeight: 500, color: 'var(--text-2)' }, '& small': { color: 'var(--text-3)' }, '& + p': { margin: '12px 0 0', fontSize: 12, lineHeight: '16px', color: 'var(--text-3)' } });
const STEPS = ['applied', 'interviewed', 'offered', 'hired'] as const;
const WORDS = { applied: 'recruiting.applications', interviewed: 'recruiting.interviewed', offered: 'recruiting.offered', hired: 'recruiting.hired' } as const;

/** Whether groups pass alike. Sums alone, and none that tells of a few; no list stands behind them. */
export const GroupsCard = ({ narrowing }: { readonly narrowing: Narrowing }) => {
  const translate = useTranslate();
  const number = new Intl.NumberFormat(useCellFormats().locale);
  const title = translate('recruiting.groups');
  const part = usePart(ReadPassThroughDocument, narrowing);
  return (
    <Card title={title} part={part} isEmpty={({ groups }) => groups.length === 0}>
      {({ groups, least }) => (
        <>
          <Scroll tabIndex={0} role="region" aria-label={title}>
            <table>
              <thead>
                <tr>
                  <th scope="col" aria-label={title} />
                  {STEPS.map((step) => <th key={step} scope="col">{translate(WORDS[step])}</th>)}
                </tr>
              </thead>
              <tbody>
                {groups.map((group) => (
                  <tr key={`${group.question} ${group.name}`}>
                    <th scope="row">{translate(`recruiting.question.${group.question}`)}: {group.question === 'DISABILITY' ? translate(`recruiting.question.DISABILITY.${group.name}`) : group.name}</th>
                    {STEPS.map((step) => <td key={step}>{group[step] === null || group[step] === undefined ? <small>{translate('recruiting.groups.few')}</small> : number.format(group[step])}</td>)}
                  </tr>
                ))}
              </tbody>
            </table>
          </Scroll>
          <p>{translate('recruiting.groups.note', { least })}</p>
        </>
      )}
    </Card>
  );
};
