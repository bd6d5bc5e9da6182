import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import X from 'lucide-react/icons/x';
import { useTranslate } from 'ra-core';
import { FieldInput } from '../../../fields/inputs.tsx';
import { exampleDay } from '../../../fields/input/dateText.ts';
import { useFormats } from '../../../fields/input/useFormats.ts';
import { Combobox } from '../../../fields/input/Combobox.tsx';
import type { Field } from '../../../../domain/resource.ts';
import { Dialog } from '../../../shell/pieces/Dialog.tsx';
import { isToAsk, sendsMail } from '../../askAlong.ts';
import { AlongSwitch } from '../../form/AlongSwitch.tsx';
import { Label } from '../../form/FieldFrame.tsx';
import { MailsTold } from '../../form/MailsTold.tsx';
import { checkForm } from '../../form/problems.ts';
import { useFieldRights } from '../../form/useFieldRights.ts';
import type { Values } from '../../form/values.ts';
import { whyNot } from '../cells/editable.ts';
import { useEntityWords } from '../entityWords.ts';
import { useListModel } from '../ListModel.ts';
import { useAskedCount } from '../asked.ts';
import type { Asked } from '../asked.ts';
import { useMoot } from '../useMoot.ts';
import { BulkProgress } from './BulkProgress.tsx';
import { useBulkAlong } from './useBulkAlong.ts';
import { useBulkEdit } from './useBulkEdit.ts';
import { useChooseAgain } from './useChooseAgain.ts';
import { useKept } from '../../../shell/useKept.ts';

const Part = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 36px', alignItems: 'end', gap: 8, marginTop: 16, '&[data-alone]': { gridTemplateColumns: '1fr' }, '& > div': { minWidth: 0 }, '& p': { margin: '4px 0 0', fontSize: 12, lineHeight: '16px', color: 'var(--bad)' } });
const Faults = styled('ul')({ margin: '12px 0 0', padding: '0 0 0 18px', maxHeight: 160, overflow: 'auto' });

type Props = { readonly asked: Asked; readonly onClose: () => void };

/** The same values for all that is chosen: fields to change, how many records it is for, then how far the server is. */
export const BulkDialog = ({ asked, onClose }: Props) => {
  const { query } = asked;
  const { count, isEstimate, isCounting } = useAskedCount(asked);
  const { target, selection } = useListModel();
  const { resource, screen } = target;
  const translate = useTranslate();
  const words = useEntityWords(resource);
  const formats = useFormats();
  const id = useId().replaceAll(':', '');
  const rights = useFieldRights(resource, screen);
  const unique = new Set(resource.unique.flat());
  const offered = rights.changeable.filter((field) => whyNot(field, rights) === undefined && !(unique.has(field.key) && count > 1));
  // By its key: what was kept is text.
  const { taken, keep } = useKept<{ readonly chosen: readonly string[]; readonly values: Values }>(`bulk ${target.name}`);
  const [chosenKeys, setChosen] = useState(taken?.chosen ?? []);
  const [values, setValues] = useState<Values>(taken?.values ?? {});
  const chosen = chosenKeys.flatMap((one) => offered.find(({ key }) => key === one) ?? []);
  const [hasTried, setTried] = useState(false);
  const chooseAgain = useChooseAgain();
  const work = useBulkEdit(
    () => {
      selection.clear();
      onClose();
    },
    (isShown) => (isShown ? onClose() : chooseAgain()),
  );
  useMoot(work.isStarting || work.job !== undefined, onClose);
  const label = (field: Field): string => translate(`${resource.name}.${field.name}`);
  const given = Object.fromEntries(chosen.map(({ key }) => [key, values[key] ?? null]));
  const problems = checkForm(given, { entity: resource.name, fields: chosen, before: undefined, currency: formats.currency, exampleDay: exampleDay(formats.dateFormat), locale: formats.locale, phone: undefined, formula: undefined, translate });
  const isWrong = Object.keys(problems).length > 0;
  const along = useBulkAlong(query, given);
  const goesAlong = along.offered;
  const isMailed = sendsMail(goesAlong);
  const what = words.counted(count, isEstimate);
  const rest = offered.filter((field) => !chosen.includes(field));
  const { job } = work;
  const isUnready = chosen.length === 0 || isCounting || along.isCounting;
  const isRunning = job?.state === 'RUNNING' || job?.state === 'WAITING';
  keep(chosenKeys.length === 0 || isRunning ? undefined : { chosen: chosenKeys, values });

  /** The work does not need the dialog, and what it works on is no choice any more. */
  const background = (): void => {
    work.hide();
    selection.clear();
    onClose();
  };
  const start = (withMails: boolean): void => {
    setTried(true);
    if (!isWrong) void work.start(query, given, { along: goesAlong.count > 0 && along.isWanted, mails: withMails });
  };

  return (
    <Dialog
      title={translate('bulk.title', { what })}
      onClose={isRunning ? background : onClose}
      persistent
      actions={
        isRunning ? (
          <>
            <Button onClick={() => void work.cancel()}>{translate('bulk.cancel')}</Button>
            <Button variant="contained" onClick={background}>
              {translate('shell.progress.background')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{translate('shell.cancel')}</Button>
            {isMailed ? (
              <Button variant="outlined" disabled={isUnready || work.isStarting} onClick={() => start(false)}>
                {translate('mailsAhead.save.quiet')}
              </Button>
            ) : null}
            <Button variant="contained" loading={work.isStarting} disabled={isUnready} onClick={() => start(true)}>
              {isMailed ? translate('mailsAhead.save.send') : translate('bulk.start', { what })}
            </Button>
          </>
        )
      }
    >
      {isRunning ? (
        <BulkProgress job={job} progress="bulk.progress" label={translate('bulk.title', { what })} />
      ) : (
        <>
          <p style={{ margin: 0 }}>{translate('bulk.explain', { smart_count: count, what })}</p>
          {job?.state === 'FAILED' ? (
            <div role="alert">
              <p style={{ color: 'var(--bad)' }}>{job.failure}</p>
              <Faults>
                {job.problems.map(({ id: row, message }) => (
                  <li key={`${row} ${message}`}>{message}</li>
                ))}
              </Faults>
            </div>
          ) : null}
          {chosen.map((field) => (
            <Part key={field.key}>
              <div>
                <Label id={`${id}${field.key}-label`} htmlFor={`${id}${field.key}`}>
                  {label(field)}
                </Label>
                <FieldInput
                  field={field}
                  entity={resource.name}
                  id={`${id}${field.key}`}
                  labelId={`${id}${field.key}-label`}
                  describedBy={`${id}${field.key}-problem`}
                  invalid={hasTried && problems[field.key] !== undefined}
                  value={values[field.key] ?? null}
                  record={values}
                  onChange={(value) => setValues((now) => ({ ...now, [field.key]: value }))}
                  onBlur={() => undefined}
                />
                {hasTried && problems[field.key] ? <p id={`${id}${field.key}-problem`}>{String(problems[field.key]?.message)}</p> : null}
              </div>
              <IconButton aria-label={translate('bulk.without', { field: label(field) })} onClick={() => setChosen((now) => now.filter((one) => one !== field.key))}>
                <X size={16} />
              </IconButton>
            </Part>
          ))}
          {isToAsk(goesAlong) ? (
            <div style={{ display: 'grid', gap: 16, marginTop: 16 }}>
              {goesAlong.count > 0 ? <AlongSwitch type={resource.type} count={goesAlong.count} value={along.isWanted} onChange={along.want} /> : null}
              <MailsTold mails={goesAlong.mails} />
            </div>
          ) : null}
          {rest.length > 0 ? (
            <Part data-alone>
              <div>
                <Label id={`${id}-add-label`} htmlFor={`${id}-add`}>
                  {translate('bulk.add')}
                </Label>
                <Combobox
                  key={chosen.length}
                  field={{ ...rest[0]!, required: false }}
                  entity={resource.name}
                  id={`${id}-add`}
                  labelId={`${id}-add-label`}
                  invalid={false}
                  value={null}
                  record={values}
                  onBlur={() => undefined}
                  onChange={() => undefined}
                  options={rest.map((field) => ({ value: field.key, label: label(field) }))}
                  chosen={null}
                  onChoose={(option) => {
                    const field = rest.find(({ key }) => key === option?.value);
                    if (!field) return;
                    setChosen((now) => [...now, field.key]);
                    setValues((now) => ({ ...now, [field.key]: field.kind === 'yesNo' ? false : (now[field.key] ?? null) }));
                  }}
                />
              </div>
            </Part>
          ) : null}
        </>
      )}
    </Dialog>
  );
};
