import { useEffect, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { HttpError } from 'ra-core';
import { authFetch } from '../../providers/authFetch.ts';
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

/** The career page with the values of the form, as the server draws it for everybody. */
export const useCareerPreview = (values: Values) => {
  const body = useCalm(JSON.stringify(Object.fromEntries(FIELDS.map((name) => [name, values[name] === '' ? null : (values[name] ?? null)]))));
  return useQuery({
    queryKey: ['career preview', body],
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      const answer = await authFetch('/career-preview', { method: 'POST', headers: { 'content-type': 'application/json' }, body, signal });
      if (!answer.ok) throw new HttpError(answer.statusText, answer.status);
      return answer.text();
    },
  });
};
