import { useEffect, useState } from 'react';
import { styled } from '@mui/material/styles';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Emphasised } from '../frame/Emphasised.tsx';
import type { ProblemGroup } from '../job/importJob.ts';
import { useWizard } from '../WizardContext.ts';
import { fieldOf } from './columns.ts';
import { SuggestBox } from './SuggestBox.tsx';
import { useCreateAct } from './useCreateAct.tsx';
import type { FixQueue } from './useFixes.ts';
import { onPhone } from '../../../shell/widths.ts';

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  minHeight: 52,
  padding: '8px 16px',
  background: 'var(--warn-wash)',
  flex: 'none',
  whiteSpace: 'nowrap',
  '& .text': { overflow: 'hidden', textOverflow: 'ellipsis', flex: '0 0 auto', maxWidth: '100%' },
  '& .text + .MuiButton-root': { marginLeft: 'auto' },
  '& .near': { flex: '1 1 96px', minWidth: 0, textAlign: 'right', overflow: 'hidden', textOverflow: 'ellipsis', color: 'var(--text-2)' },
  '@container (max-width: 740px)': { '& .near': { display: 'none' } },
  '@container (max-width: 680px)': { whiteSpace: 'normal', '& .text': { flexBasis: '100%' } },
  '& .box': { width: 168, flex: 'none', '& > div > div': { minHeight: 32, fontSize: 13 }, '& input': { height: 30 } },
  [onPhone]: { '& .box': { flex: 1, minWidth: 168, '& > div > div': { minHeight: 44 } } },
});

/** Rows of the group lack a value: one text can fill them all. */
const isAboutEmpty = ({ cause, value }: ProblemGroup): boolean => value === null && /required/i.test(cause);

type Props = { readonly group: ProblemGroup; readonly label: string; readonly fixes: Pick<FixQueue, 'replace'>; readonly onMatch: () => void };

/** One line that fixes a whole group: another text in all its rows, or the missing records added. */
export const FixBar = ({ group, label, fixes, onMatch }: Props) => {
  const translate = useTranslate();
  const { target, number } = useWizard();
  const [near] = group.suggestions;
  const [text, setText] = useState(near ?? '');
  useEffect(() => setText(near ?? ''), [group.cause, near]);
  const create = useCreateAct(group);
  const before = group.value ?? (isAboutEmpty(group) ? '' : undefined);
  const counts = { smart_count: group.rows, number: number(group.rows) };
  if (before === undefined) {
    return (
      <Bar>
        <span className="text">{translate('import.fix.byHand', { field: label })}</span>
        <Button size="small" onClick={onMatch}>
          {translate('import.fix.match')}
        </Button>
      </Bar>
    );
  }
  const replace = (taken: string): void => {
    if (taken !== '' && taken !== before) fixes.replace(group.target, before, taken);
  };
  return (
    <Bar role="group" aria-label={group.message}>
      <span className="text">
        {before === '' ? translate('import.fix.fill', counts) : <Emphasised message="import.fix.replace" token="value" value={before} args={counts} />}
      </span>
      <span className="box">
        <SuggestBox field={fieldOf(target.resource, group.target)} label={translate('import.fix.with', { field: label })} text={text} onText={setText} onTake={() => undefined} near={group.suggestions} />
      </span>
      <Button size="small" disabled={text.trim() === '' || text === before} onClick={() => replace(text.trim())}>
        {translate(before === '' ? 'import.fix.doFill' : 'import.fix.do', counts)}
      </Button>
      {create ? (
        <Button size="small" variant="text" onClick={create.run}>
          {create.label}
        </Button>
      ) : null}
      {near === undefined ? null : (
        <span className="near">
          <Emphasised message="import.fix.looksLike" token="value" value={near} />
        </span>
      )}
    </Bar>
  );
};
