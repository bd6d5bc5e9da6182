import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { mostBytesOf } from '../../../domain/talk/recordFiles.ts';
import { Drop, Note, Pick } from '../../fields/file/FileBox.tsx';
import { sizeText } from '../../fields/file/sizeText.ts';
import { useDrop } from '../../fields/file/useDrop.ts';
import { useFormats } from '../../fields/input/useFormats.ts';
import { fileEndings, fileTypesText } from './fileTypes.ts';

const Words = styled('div')({ flex: 1, minWidth: 0, '& > span': { fontSize: 13, lineHeight: '20px', color: 'var(--text-2)' } });

/** Where files are dropped, or chosen by a button. */
export const FileDropZone = ({ type, onFiles }: { /** Of the record. */ readonly type: string; readonly onFiles: (files: Iterable<File>) => void }) => {
  const translate = useTranslate();
  const { language } = useFormats();
  const { zone, chooser, choose } = useDrop(onFiles);
  return (
    <Drop {...zone}>
      <Words>
        <span>{translate('talk.drop')}</span>
        <Note as="div">
          {fileTypesText}, {translate('form.file.upTo', { size: sizeText(mostBytesOf(type), language) })}
        </Note>
      </Words>
      <Pick type="button" onClick={choose}>
        {translate('talk.choose')}
      </Pick>
      <input {...chooser} multiple accept={fileEndings} aria-label={translate('talk.choose')} />
    </Drop>
  );
};
