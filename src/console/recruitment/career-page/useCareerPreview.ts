import { useEffect, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { HttpError } from 'ra-core';
import { codeOfStatus } from '../../../domain/catalogue/transport.ts';
import { authFetch } from '../../providers/authFetch.ts';
import type { RefusalBody } from '../../providers/data/refusal.ts';
import type { Values } from '../../resource/form/values.ts';

const FIELDS = ['caption', 'logo', 'bannerImage', 'bannerImage2', 'bannerImage3', 'bannerHeading', 'bannerSubtext', 'textHorizontal', 'textVertical', 'headingFontSize', 'subtextFontSize', 'fontFamily', 'fontColor', 'overlayOpacity'];
/** Typing is not drawn letter by letter. */
const PAUSE_MS = 250;

const useCalm = (text: string): string => {
  const [calm, setCalm] = useState(text);
  useEffect(() => {
    const waiting = setTimeout(() => setCalm(text), PAUSE_MS);
    return () => clearTimeout(waiting);
  }, [text]);
  return calm;
};

/** Why it was not drawn: in the server's words, or what the status of something between says. */
const refusalOf = async (answer: Response): Promise<HttpError> => {
  const said = (await answer.json().catch(() => ({}))) as { readonly errorCode?: string; readonly message?: string; readonly requestId?: string };
  const body: RefusalBody = { errorCode: said.errorCode ?? codeOfStatus(answer.status), errors: {}, ...(said.requestId === undefined ? {} : { requestId: said.requestId }) };
  return new HttpError(said.message ?? answer.statusText, answer.status, body);
};

/** The career page with the values of the form, as the server draws it for everybody. */
export const useCareerPreview = (values: Values) => {
  const body = useCalm(JSON.stringify(Object.fromEntries(FIELDS.map((name) => [name, values[name] === '' ? null : (values[name] ?? null)]))));
  return useQuery({
    queryKey: ['career preview', body],
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      const answer = await authFetch('/career-preview', { method: 'POST', headers: { 'content-type': 'application/json' }, body, signal });
      if (!answer.ok) throw await refusalOf(answer);
      return answer.text();
    },
  });
};
