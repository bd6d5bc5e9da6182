import { useRef, useState } from 'react';
import { HttpError, useTranslate } from 'ra-core';
import { uploadFile } from '../../providers/upload.ts';
import { asBanner } from './asBanner.ts';
import { sizeText } from './sizeText.ts';
import { useFormats } from '../input/useFormats.ts';
import type { Field } from '../../../domain/resource.ts';

export type Progress = { readonly name: string; readonly share: number };

/** Checks a file against the field's limits, uploads it and reports its key; `problem` is a sentence that says why it was not taken. */
export const useUpload = (field: Field, entity: string, onUploaded: (key: string) => void) => {
  const translate = useTranslate();
  const { language } = useFormats();
  const [progress, setProgress] = useState<Progress>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);
  const { maxBytes = Number.POSITIVE_INFINITY, types = [] } = field.file ?? {};

  const refused = (file: File): string | undefined => {
    if (file.size === 0) return translate('form.file.empty', { name: file.name });
    if (types.length > 0 && !types.some((type) => accepts(type, file))) return translate('form.file.type', { types: typeNames(types) });
    if (file.size > maxBytes) return translate('form.file.size', { size: sizeText(maxBytes, language) });
    return undefined;
  };

  const start = async (file: File): Promise<void> => {
    const why = refused(file);
    setProblem(why);
    if (why !== undefined) return;
    running.current = new AbortController();
    setProgress({ name: file.name, share: 0 });
    try {
      const sent = isBanner(entity, field.key) ? await asBanner(file).catch(() => file) : file;
      onUploaded(await uploadFile(sent, { purpose: `${entity}.${field.key}`, signal: running.current.signal, onProgress: (share) => setProgress({ name: file.name, share }) }));
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) setProblem(reasonIn(error) ?? translate(ASSETS_OF.has(entity) ? 'form.file.assetsFailed' : 'form.file.failed'));
    } finally {
      setProgress(undefined);
    }
  };

  return { progress, problem, start, cancel: () => running.current?.abort() };
};

/** Logos, icons and banners are assets of these, as the specification calls them (document 1 §8). */
const ASSETS_OF: ReadonlySet<string> = new Set(['organisation', 'careerPage']);

/** Everybody who opens the career page waits for these; a picture that no browser can read is left to the server to refuse. */
const isBanner = (entity: string, field: string): boolean => entity === 'careerPage' && field.startsWith('bannerImage');

/** What the server said against the file itself; a server that fails says nothing of it. */
const reasonIn = (error: unknown): string | undefined => (error instanceof HttpError && error.status < 500 && error.message !== '' ? error.message : undefined);

const accepts = (type: string, file: File): boolean =>
  type === file.type || (type.endsWith('/*') && file.type.startsWith(type.slice(0, -1))) || (type.startsWith('.') && file.name.toLowerCase().endsWith(type));

/** Types whose registered names say nothing to people. */
const knownAs: Readonly<Record<string, string>> = {
  'application/msword': 'DOC',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'text/plain': 'TXT',
  'image/x-icon': 'ICO',
};

/** Types as people know them: 'PNG, JPEG, DOCX'. */
export const typeNames = (types: readonly string[]): string => types.map((type) => knownAs[type] ?? (type.split('/').at(-1) ?? type).replace(/^\.|^x-|^vnd\..*\./, '').toUpperCase()).join(', ');
