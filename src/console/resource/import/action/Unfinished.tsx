import { styled } from '@mui/material/styles';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useTellFailure } from '../../../shell/failure/useTellFailure.ts';
import { cancelImport } from '../job/operations.ts';
import { useOpenImports } from './useOpenImports.ts';
import { useMoment } from '../job/useMoment.ts';
import { useWizard } from '../WizardContext.ts';

const List = styled('ul')({
  border: '1px solid var(--line)',
  borderRadius: 8,
  marginTop: 12,
  '& li': { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '8px', padding: '10px 16px' },
  '& li + li': { borderTop: '1px solid var(--hair)' },
  '& .what': { flex: 1, minWidth: 200, '& b': { display: 'block', fontWeight: 500, overflowWrap: 'anywhere' }, '& small': { fontSize: 12, lineHeight: '16px', color: 'var(--text-2)' }, '& small[data-tone=bad]': { display: 'block', color: 'var(--bad)' } },
});

/** Imports of this person that were begun and not ended, to go on with or to drop. */
export const Unfinished = () => {
  const translate = useTranslate();
  const tellFailure = useTellFailure();
  const client = useQueryClient();
  const moment = useMoment();
  const { target, open, number } = useWizard();
  const data = useOpenImports(target.resource.type);
  if (data.length === 0) return null;
  const drop = async (id: string): Promise<void> => {
    await cancelImport(id).catch((error: unknown) => tellFailure(error, { action: 'import' }));
    await client.invalidateQueries({ queryKey: ['import', 'open'] });
  };
  return (
    <section>
      <h2>{translate('import.open.title')}</h2>
      <List>
        {data.map((job) => (
          <li key={job.id}>
            <span className="what">
              <b>{job.fileName}</b>
              <small>
                {[moment(job.createdAt), translate('import.rows', { smart_count: job.total, number: number(job.total) }), translate(`import.action.short.${job.action}`), translate(`import.state.${job.state}`)].join(' · ')}
              </small>
              {job.interruptedAt === null && job.failure === null ? null : <small data-tone="bad">{job.interruptedAt === null ? job.failure : translate('import.interrupted')}</small>}
            </span>
            <Button size="small" onClick={() => open(job.id)}>
              {translate('import.open.resume')}
            </Button>
            <Button size="small" variant="text" onClick={() => void drop(job.id)}>
              {translate('import.open.drop')}
            </Button>
          </li>
        ))}
      </List>
    </section>
  );
};
