import { useEffect, useEffectEvent, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useLocation } from 'react-router-dom';
import FileText from 'lucide-react/icons/file-text';
import { useFailureText } from '../../../resource/form/useFailureText.ts';
import { useRecordScreen } from '../../../resource/form/useRecordScreen.ts';
import { Refused } from '../../../shell/pieces/Refused.tsx';
import { proposalsOf, type Parsed } from './proposals.ts';
import { Proposed } from './Proposed.tsx';
import { readResume } from './readResume.ts';
import type { SectionAsideProps } from '../../../resource/form/SectionAside.tsx';

const Part = styled('div')({ display: 'grid', gap: 8, justifyItems: 'start', marginTop: 16, '& small': { fontSize: 12, lineHeight: '16px', color: 'var(--text-2)' } });

/** What opens the form to fill it from the resume at once. */
export type FillState = { readonly fillFromResume?: boolean };

/** Reads the resume that stands in the form and proposes what it says, field by field. */
export const FillFromResume = ({ values, set, writable }: SectionAsideProps) => {
  const translate = useTranslate();
  const failureText = useFailureText();
  const isAsked = (useLocation().state as FillState | null)?.fillFromResume === true;
  const hasBegun = useRef(false);
  const [isWorking, setWorking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [read, setRead] = useState<Parsed>();
  const key = typeof values['resume'] === 'string' ? values['resume'] : '';
  const start = async (): Promise<void> => {
    setWorking(true);
    setFailure(undefined);
    try {
      const resume = await readResume(key);
      if (resume) setRead(resume);
      else setFailure(translate('resumeFill.unread'));
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setWorking(false);
    }
  };
  const begin = useEffectEvent(() => void start());
  useEffect(() => {
    if (!isAsked || key === '' || hasBegun.current) return;
    hasBegun.current = true;
    begin();
  }, [isAsked, key]);
  const { resource } = useRecordScreen({ path: '/recruitment/job-candidates' });
  if (key === '' || ![...writable].some((one) => one !== 'resume')) return null;
  return (
    <Part>
      <Button startIcon={<FileText size={16} />} loading={isWorking} onClick={() => void start()}>
        {translate('resumeFill.open')}
      </Button>
      <small>{translate('resumeFill.help')}</small>
      {failure ? <Refused role="alert">{failure}</Refused> : null}
      {read ? <Proposed proposals={proposalsOf(read, values, writable)} pages={{ read: read.readPages, all: read.pages }} fields={resource.fields} values={values} onTake={set} onClose={() => setRead(undefined)} /> : null}
    </Part>
  );
};
