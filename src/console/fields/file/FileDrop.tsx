import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import LinearProgress from '@mui/material/LinearProgress';
import X from 'lucide-react/icons/x';
import { BoxButton } from '../input/InputBox.tsx';
import { Drop, Note, Pick } from './FileBox.tsx';
import { sizeText } from './sizeText.ts';
import { useDrop } from './useDrop.ts';
import { typeNames, useUpload } from './useUpload.ts';
import { useFormats } from '../input/useFormats.ts';
import type { InputProps } from '../input/types.ts';

type Props = InputProps & {
  /** The file that is there: its name, its picture. */
  readonly shown?: ReactNode;
};

/** A place to drop one file or choose it; says the limits before, the share that is sent during, and what is wrong after. */
export const FileDrop = ({ shown, ...props }: Props) => {
  const translate = useTranslate();
  const { language } = useFormats();
  const { progress, problem, start, cancel } = useUpload(props.field, props.entity, props.onChange);
  const { zone, chooser, choose } = useDrop(([file]) => void start(file));
  const { maxBytes, types = [] } = props.field.file ?? {};
  const has = typeof props.value === 'string' && props.value !== '';
  const limits = [typeNames(types), ...(maxBytes === undefined ? [] : [translate('form.file.upTo', { size: sizeText(maxBytes, language) })])].filter((part) => part !== '').join(' · ');
  return (
    <>
      <Drop {...zone} data-invalid={props.invalid || problem !== undefined}>
        {progress ? (
          <Note role="status">
            {translate('form.file.sending', { name: progress.name, percent: Math.round(progress.share * 100) })}
            <LinearProgress variant="determinate" value={progress.share * 100} aria-label={progress.name} />
          </Note>
        ) : (
          (shown ?? <Note>{limits}</Note>)
        )}
        {progress ? (
          <Pick type="button" onClick={cancel}>
            {translate('form.cancel')}
          </Pick>
        ) : (
          <Pick type="button" id={props.id} aria-describedby={props.describedBy} aria-label={`${translate(has ? 'form.file.replace' : 'form.file.choose')}: ${translate(`${props.entity}.${props.field.name}`)}`} onBlur={props.onBlur} onClick={choose}>
            {translate(has ? 'form.file.replace' : 'form.file.choose')}
          </Pick>
        )}
        {has && !progress ? (
          <BoxButton type="button" aria-label={translate('form.file.remove')} onClick={() => props.onChange(null)}>
            <X size={16} />
          </BoxButton>
        ) : null}
        <input {...chooser} accept={types.join(',')} />
      </Drop>
      {problem === undefined ? null : (
        <Note role="alert" data-bad>
          {problem}
        </Note>
      )}
    </>
  );
};
