import OctagonAlert from 'lucide-react/icons/octagon-alert';
import { useLocale, useTranslate } from 'ra-core';
import { sizeText } from '../../../fields/file/sizeText.ts';
import { useFailureText } from '../../form/useFailureText.ts';
import { Note } from '../frame/Page.tsx';
import { mostBytes } from './useFile.ts';
import type { FileProblem } from './useFile.ts';

const codes = { empty: 'FILE_EMPTY', type: 'FILE_TYPE', password: 'FILE_PASSWORD', unreadable: 'FILE_UNREADABLE', size: 'FILE_TOO_LARGE' } as const;
const types = 'CSV, XLSX, XLS';

type Props = { readonly problem: FileProblem | undefined; /** What the server said of a file that it could not read. */ readonly failure: string | null };

/** Why a file was not taken and what to do with it. */
export const FileTrouble = ({ problem, failure }: Props) => {
  const translate = useTranslate();
  const language = useLocale();
  const failureText = useFailureText();
  const text = typeof problem === 'string' ? translate(`error.${codes[problem]}`, { types, size: sizeText(mostBytes, language) }) : problem ? failureText(problem.error, { action: 'import' }) : failure;
  if (text === null) return null;
  return (
    <Note role="alert" data-tone="bad" sx={{ mb: '12px' }}>
      <OctagonAlert aria-hidden />
      <span>{text}</span>
    </Note>
  );
};
