import { styled } from '@mui/material/styles';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useTranslate } from 'ra-core';
import type { ImportJob, Mapping } from '../job/importJob.ts';
import { matchColumn } from './mapping.ts';
import { TargetPicker } from './TargetPicker.tsx';
import { onPhone } from '../../../shell/widths.ts';

const Rows = styled('ul')({
  borderTop: '1px solid var(--line)',
  '& > li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr) 16px minmax(0, 1.2fr)', alignItems: 'center', gap: 16, minHeight: 52, padding: '7px 0', borderBottom: '1px solid var(--hair)' },
  '& b': { fontWeight: 500, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', display: 'block' },
  '& .samples': { color: 'var(--text-2)', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .out': { color: 'var(--text-3)' },
  '& svg': { color: 'var(--text-3)' },
  '& .field': { position: 'relative', '&:focus-within .none': { display: 'none' } },
  '& .none': { position: 'absolute', left: 11, top: 8, fontSize: 14, lineHeight: '20px', color: 'var(--text-3)', pointerEvents: 'none' },
  [onPhone]: { '& > li': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, padding: '12px 0' }, '& > li > svg': { display: 'none' }, '& .none': { top: 11, fontSize: 16, lineHeight: '22px' } },
});

type Props = { readonly job: ImportJob; readonly mapping: Mapping; readonly onChange: (mapping: Mapping) => void };

/** Each column of the file with some of its values and the field that it fills. */
export const ColumnTable = ({ job, mapping, onChange }: Props) => {
  const translate = useTranslate();
  const taken = new Set(mapping.columns.filter((key) => key !== null));
  return (
    <Rows aria-label={translate('import.match.columns')}>
      {job.columns.map(({ heading: text, samples: texts }, column) => {
        const heading = text === '' ? translate('import.match.unnamed', { number: column + 1 }) : text;
        const target = mapping.columns[column] ?? null;
        const samples = texts.join(' · ');
        return (
          <li key={column}>
            <b className={target === null ? 'out' : undefined} title={heading}>
              {heading}
            </b>
            <span className="samples" title={samples}>
              {samples === '' ? '–' : samples}
            </span>
            <ArrowRight size={16} aria-hidden />
            <span className="field">
              <TargetPicker heading={heading} target={target} targets={job.targets} taken={taken} onChange={(next) => onChange(matchColumn(mapping, column, next))} />
              {target === null ? <span className="none">{translate('import.match.out')}</span> : null}
            </span>
          </li>
        );
      })}
    </Rows>
  );
};
