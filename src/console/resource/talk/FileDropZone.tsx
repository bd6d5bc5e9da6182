import { useRef, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { recordFiles } from '../../../domain/talk/recordFiles.ts';
import { Drop, Note, Pick } from '../../fields/file/FileBox.tsx';
import { sizeText } from '../../fields/file/sizeText.ts';
import { useFormats } from '../../fields/input/useFormats.ts';
import { fileEndings, fileTypesText } from './fileTypes.ts';

const Words = styled('div')({ flex: 1, minWidth: 0, '& > span': { fontSize: 13, lineHeight: '20px', color: 'var(--text-2)' } });

/** Where files are dropped, or chosen by a button. */
export const FileDropZone = ({ onFiles }: { readonly onFiles: (files: Iterable<File>) => void }) => {
  const translate = useTranslate();
  const { language } = useFormats();
  const [isOver, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <Drop
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <Words>
        <span>{translate('talk.drop')}</span>
        <Note as="div">
          {fileTypesText}, {translate('form.file.upTo', { size: sizeText(recordFiles.maxBytes, language) })}
        </Note>
      </Words>
      <Pick type="button" onClick={() => chooser.current?.click()}>
        {translate('talk.choose')}
      </Pick>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept={fileEndings}
        aria-label={translate('talk.choose')}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          onFiles(files);
        }}
      />
    </Drop>
  );
};
