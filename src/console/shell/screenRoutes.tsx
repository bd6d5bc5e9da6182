import { nameOfScreen } from '../providers/data/metadata.ts';
import { needMessages } from '../providers/i18nMessages.ts';
import { printedMetadata } from '../providers/data/printedMetadata.ts';
import { recordPages } from '../recordPages.ts';
import { screenPages } from '../screenPages.ts';
import { ScreenGate } from './ScreenGate.tsx';
import { loadChunk } from './states/loadChunk.ts';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { ScreenEntry } from '../../domain/resource.ts';

type Part = ComponentType<{ readonly screen: ScreenEntry }>;

const list = async (): Promise<Part> => (await import('../resource/List.tsx')).List;
/** A part with the texts that only it shows. */
const withMessages = async (parts: readonly string[], load: Promise<Part>): Promise<Part> => (await Promise.all([load, needMessages(...parts)]))[0];
const form = (): Promise<Part> => withMessages(['forms', 'errors'], import('../resource/Form.tsx').then(({ RecordForm }) => RecordForm));
const show = (): Promise<Part> => withMessages(['forms', 'errors'], import('../resource/Show.tsx').then(({ Show }) => Show));
const importer = (): Promise<Part> => withMessages(['forms', 'errors', 'import'], import('../resource/import/ImportWizard.tsx').then(({ ImportWizard }) => ImportWizard));

/** What a list asks for once it is drawn is fetched beside it, not after it. */
const listOf = (screen: ScreenEntry) => (): Promise<Part> => {
  const name = nameOfScreen(screen);
  void printedMetadata.screenResource(name);
  void import('../providers/data/dataProvider.ts');
  // A failure here is met again by the list, which tells it.
  import('../resource/list/askAhead.ts').then(({ askAhead }) => askAhead(name, window.location)).catch(() => undefined);
  return list();
};

/** The addresses of one screen: its list (or its one record), and below it add, import (`/core-hr/work-schedule/import`), a record, the record's view, its form where the record is shown first, and the tabs of a page of its own. */
export const screenRoutes = (screen: ScreenEntry): RouteObject[] => {
  const at = (path: string, load: () => Promise<Part>): RouteObject => ({
    path: `${screen.path}${path}`,
    lazy: async () => {
      const Part = await loadChunk(load);
      return {
        element: (
          <ScreenGate screen={screen}>
            <Part screen={screen} />
          </ScreenGate>
        ),
      };
    },
  });
  const record = screen.record === 'SHOW' ? show : form;
  const below = recordPages[screen.type] ? [at('/:id/:tab', show)] : [];
  if (screen.single) return [at('', record), at('/:id', record), at('/:id/show', show), ...below];
  return [
    at('', screenPages[screen.path] ?? listOf(screen)),
    ...(screen.actions.includes('ADD') ? [at('/create', screenPages[`${screen.path}/create`] ?? form)] : []),
    ...(screen.actions.includes('IMPORT') ? [at('/import', importer)] : []),
    at('/:id', screenPages[`${screen.path}/:id`] ?? record),
    at('/:id/show', show),
    ...(screen.record === 'SHOW' && screen.actions.includes('EDIT') ? [at('/:id/edit', form)] : []),
    ...below,
  ];
};
