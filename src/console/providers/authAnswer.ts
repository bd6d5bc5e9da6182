import { HttpError } from 'react-admin';
import { authFetch } from './authFetch.ts';

type Refusal = { readonly errorCode?: string; readonly message?: string };

/** Calls `/auth/*` with JSON. A refusal becomes an `HttpError` with the server's message, its status and the answer as body, with the `minutes` to wait before another try. */
export const authAnswer = async <Answer>(path: string, body?: object): Promise<Answer> => {
  const answer = await authFetch(`/auth/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const json = (await answer.json().catch(() => ({}))) as Answer & Refusal;
  if (!answer.ok) throw new HttpError(json.message ?? '', answer.status, { ...json, minutes: Math.ceil(Number(answer.headers.get('retry-after') ?? 0) / 60) });
  return json;
};
