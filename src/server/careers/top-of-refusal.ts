/** The head of a page that says no. Its languages lead to the same page: where it was asked for, or where the form is that was sent. */
import type { Context } from '../http/route.ts';
import { topOf } from './layout.ts';
import type { Html } from './html.ts';
import type { Visit } from './visit.ts';

type Place = { readonly path: string; readonly params: Readonly<Record<string, readonly string[]>> };

/** The pages with forms, by their addresses. */
const FORMS = /^\/v3(\/(?:careers(?:\/[^/]+)?|job-candidates|candidate-portal|offer|sign-document|join\/[^/]+))$/;

/** `visit.href` keeps organisation and language by itself. */
const paramsOf = ({ searchParams }: URL): Place['params'] => Object.fromEntries([...new Set(searchParams.keys())].filter((name) => name !== 'org' && name !== 'lang').map((name) => [name, searchParams.getAll(name)]));

/** The page that sent the form, as the browser tells it; undefined where it is none of these pages. */
const formOf = ({ headers }: Context['request']): Place | undefined => {
  const url = URL.parse(headers.referer ?? '');
  const path = url?.host === headers.host ? FORMS.exec(url?.pathname ?? '')?.[1] : undefined;
  return path === undefined ? undefined : { path, params: paramsOf(url!) };
};

/** `otherwise`: the path where whoever sent a form goes on. */
export const topOfRefusal = (visit: Visit, { request, url }: Pick<Context, 'request' | 'url'>, otherwise: string): Html => {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const { path, params } = isRead ? { path: url.pathname.replace(/^\/v3/, ''), params: paramsOf(url) } : (formOf(request) ?? { path: otherwise, params: {} });
  return topOf(visit, path, params);
};
