import { authFetch } from '../providers/authFetch.ts';
import { refusalOf } from '../providers/data/exportList.ts';
import { fileNameIn } from '../providers/data/fileNameIn.ts';
import type { Definition } from '../../domain/reports/definition.ts';

/** Throws what the server refuses, in its words. */
export const answered = async (request: Promise<Response>): Promise<Response> => {
  const answer = await request;
  if (answer.ok) return answer;
  throw await refusalOf(answer);
};

export type FetchedFile = { readonly file: Blob; readonly name: string };

const fileOf = async (answer: Response, otherwise: string): Promise<FetchedFile> => ({ file: await answer.blob(), name: fileNameIn(answer.headers.get('content-disposition'), otherwise) });

export type AskedFile = { readonly entity: string; readonly name: string; readonly definition: Definition; readonly format: 'XLSX' | 'CSV'; readonly language: string };

/** The whole report as a file. */
export const fetchReportFile = async (asked: AskedFile): Promise<FetchedFile> =>
  fileOf(await answered(authFetch('/export/report', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(asked) })), `${asked.name}.${asked.format.toLowerCase()}`);

/** The file that was made for this person at a due time. */
export const fetchReceived = async (id: string): Promise<FetchedFile> => fileOf(await answered(authFetch(`/reports/received/${encodeURIComponent(id)}?file`)), 'report');
