import { useId, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useLocale, useTranslate } from 'ra-core';
import Paperclip from 'lucide-react/icons/paperclip';
import X from 'lucide-react/icons/x';
import { sizeText } from '../../../fields/file/sizeText.ts';
import type { InterviewMailFile } from '../../../../../generated/recruitment/operations.ts';
import type { Draft } from './useCandidateMails.ts';

const MOST_BYTES = 700_000;

const Part = styled('div')({ display: 'grid', gap: 4, '& h3': { margin: 0, fontSize: 13, lineHeight: '20px', fontWeight: 500 }, '& label, & li': { display: 'flex', alignItems: 'center', gap: 4, minHeight: 32, overflowWrap: 'anywhere' }, '& ul': { margin: 0, padding: 0, listStyle: 'none' }, '& p': { margin: 0, color: 'var(--bad)' }, '& small': { color: 'var(--text-2)' } });

export type ChosenFile = InterviewMailFile & { readonly bytes: number };

const contentOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^data:[^,]*,/, '')));
    reader.addEventListener('error', () => reject(reader.error ?? new Error(file.name)));
    reader.readAsDataURL(file);
  });

type Props = {
  readonly documents: Draft['documents'];
  readonly chosen: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
  readonly files: readonly ChosenFile[];
  readonly onFiles: (files: readonly ChosenFile[]) => void;
};

/** What goes with a mail: documents of the organisation that may, and files of one's own. */
export const MailFiles = ({ documents, chosen, onChoose, files, onFiles }: Props) => {
  const translate = useTranslate();
  const language = useLocale();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [tooLarge, setTooLarge] = useState<string>();
  const add = async (given: readonly File[]): Promise<void> => {
    const all = [...files];
    setTooLarge(undefined);
    for (const file of given) {
      if (all.reduce((sum, { bytes }) => sum + bytes, file.size) > MOST_BYTES) setTooLarge(file.name);
      else all.push({ fileName: file.name, contentType: file.type, content: await contentOf(file), bytes: file.size });
    }
    onFiles(all);
  };
  return (
    <>
      {documents.length > 0 ? (
        <Part role="group" aria-labelledby={id}>
          <h3 id={id}>{translate('candidateMails.documents')}</h3>
          {documents.map((document) => (
            <label key={document.id}>
              <Checkbox size="small" checked={chosen.includes(document.id)} onChange={({ target }) => onChoose(target.checked ? [...chosen, document.id] : chosen.filter((one) => one !== document.id))} />
              {document.name} <small>{sizeText(document.bytes, language)}</small>
            </label>
          ))}
        </Part>
      ) : null}
      <Part>
        {files.length > 0 ? (
          <ul aria-label={translate('candidateMails.files')}>
            {files.map((file, at) => (
              <li key={at}>
                <Paperclip size={14} aria-hidden />
                {file.fileName} <small>{sizeText(file.bytes, language)}</small>
                <IconButton size="small" aria-label={translate('candidateMails.removeFile', { name: file.fileName })} onClick={() => onFiles(files.filter((one) => one !== file))}>
                  <X size={16} />
                </IconButton>
              </li>
            ))}
          </ul>
        ) : null}
        {tooLarge ? <p role="alert">{translate('candidateMails.fileTooLarge', { name: tooLarge })}</p> : null}
        <input
          ref={input}
          type="file"
          multiple
          hidden
          onChange={({ target }) => {
            void add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <div>
          <Button size="small" startIcon={<Paperclip size={16} />} onClick={() => input.current?.click()}>
            {translate('candidateMails.addFile')}
          </Button>
        </div>
      </Part>
    </>
  );
};
