import { nameOfScreen } from '../providers/data/metadata.ts';
import { needMessages } from '../providers/i18nMessages.ts';
import { printedMetadata } from '../providers/data/printedMetadata.ts';
import { recordPages } from '../recordPages.ts';
import { screenPages } from '../screenPages.ts';
import { PartPlace } from './PartPlace.tsx';
import { awaitFirst } from './firstAnswer.ts';
import { createPart } from './part.ts';
import { ScreenGate } from './ScreenGate.tsx';
import { loadChunk } from './states/loadChunk.ts';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { ScreenEntry } from '../../domain/resource.ts';
import type { Part } from './part.ts';
import type { Handle } from './warm.ts';

type Props = { readonly screen: ScreenEntry };
type Shown = ComponentType<Props>;

/** A part with the texts that only it shows and with the metadata of its screen. */
const complete = async (screen: ScreenEntry, texts: readonly string[], load: Promise<Shown>): Promise<Shown> => (await Promise.all([load, needMessages(...texts), printedMetadata.screenResource(nameOfScreen(screen))]))[0];
const form = (screen: ScreenEntry) => (): Promise<Shown> => complete(screen, ['forms', 'errors'], import('../resource/Form.tsx').then(({ RecordForm }) => RecordForm));
const show = (screen: ScreenEntry) => (): Promise<Shown> => complete(screen, ['forms', 'errors'], import('../resource/Show.tsx').then(({ Show }) => Show));
const importer = (screen: ScreenEntry) => (): Promise<Shown> => complete(screen, ['forms', 'errors', 'import'], import('../resource/import/ImportWizard.tsx').then(({ ImportWizard }) => ImportWizard));

/** What a list asks for once it is drawn is fetched beside it, not after it. */
const list = (screen: ScreenEntry) => (): Promise<Shown> => {
  void import('../providers/data/dataProvider.ts');
  // A failure here is met again by the list, which tells it.
  awaitFirst(import('../resource/list/askAhead.ts').then(({ askAhead }) => askAhead(screen, window.location)).catch(() => undefined));
  return complete(screen, [], import('../resource/List.tsx').then(({ List }) => List));
};

const partOf = (key: string, load: () => Promise<Shown>): Part<Props> => createPart(key, () => loadChunk(load));

/** The addresses of one screen: its list (or its one record), and below it add, import (`/core-hr/work-schedule/import`), a record, the record's view, its form where the record is shown first, and the tabs of a page of its own. */
export const screenRoutes = (screen: ScreenEntry): RouteObject[] => {
  const at = (path: string, part: Part<Props>): RouteObject => ({
    path: `${screen.path}${path}`,
    handle: { load: part.load } satisfies Handle,
    element: (
      <ScreenGate screen={screen}>
        <PartPlace key={`${screen.path} ${part.key}`} part={part} screen={screen} given={{ screen }} />
      </ScreenGate>
    ),
  });
  const pages = new Map<() => Promise<Shown>, Part<Props>>();
  const own = (path: string): Part<Props> | undefined => {
    const page = screenPages[`${screen.path}${path}`];
    if (!page) return undefined;
    const part = pages.get(page) ?? partOf(`own${path}`, page);
    pages.set(page, part);
    return part;
  };
  const [shown, edited] = [partOf('show', show(screen)), partOf('form', form(screen))];
  const record = screen.record === 'SHOW' ? shown : edited;
  const below = recordPages[screen.type] ? [at('/:id/:tab', shown)] : [];
  if (screen.single) return [at('', record), at('/:id', record), at('/:id/show', shown), ...below];
  return [
    at('', own('') ?? partOf('list', list(screen))),
    ...(screen.actions.includes('ADD') ? [at('/create', own('/create') ?? edited)] : []),
    ...(screen.actions.includes('IMPORT') ? [at('/import', partOf('import', importer(screen)))] : []),
    at('/:id', own('/:id') ?? record),
    at('/:id/show', shown),
    ...(screen.record === 'SHOW' && screen.actions.includes('EDIT') ? [at('/:id/edit', edited)] : []),
    ...below,
  ];
};
