import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'ra-core';
import Download from 'lucide-react/icons/download';
import { OpenCandidateMailFileDocument } from '../../../../../generated/recruitment/operations.ts';
import { sizeText } from '../../../fields/file/sizeText.ts';
import { useFailureText } from '../../../resource/form/useFailureText.ts';
import { saveFile } from '../../../resource/saveFile.ts';
import { askAnswer } from '../../../shell/askAnswer.ts';
import { Refused } from '../../../shell/pieces/Refused.tsx';

type Props = { readonly candidateId: number; readonly mailId: string; readonly place: number; readonly name: string; readonly bytes: number };

/** A file as it was sent, to download. The server notes who did. */
export const SentFile = ({ candidateId, mailId, place, name, bytes }: Props) => {
  const translate = useTranslate();
  const language = useLocale();
  const failureText = useFailureText();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => askAnswer('recruitment', OpenCandidateMailFileDocument, { candidateId, mailId, place }),
    onSuccess: ({ content, contentType, name: kept }) => saveFile(new Blob([Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0))], { type: contentType.split(';')[0]! }), kept),
  });
  return (
    <>
      <Button variant="text" size="small" startIcon={<Download size={14} />} loading={isPending} loadingPosition="start" aria-label={translate('candidateMails.openFile', { name })} onClick={() => mutate()}>
        {name} · {sizeText(bytes, language)}
      </Button>
      {error ? <Refused role="alert">{failureText(error)}</Refused> : null}
    </>
  );
};
