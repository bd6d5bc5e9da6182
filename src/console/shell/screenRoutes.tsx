import { nameOfScreen } from '../providers/data/metadata.ts';
import { printedMetadata } from '../providers/data/printedMetadata.ts';
import { ScreenGate } from './ScreenGate.tsx';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { ScreenEntry } from '../../domain/resource.ts';

type Part = ComponentType<{ readonly screen: ScreenEntry }>;

const list = async (): Promise<Part> => (await import('../resource/List.tsx')).List;
const form = async (): Promise<Part> => (await import('../resource/Form.tsx')).RecordForm;
const show = async (): Promise<Part> => (await import('../resource/Show.tsx')).Show;
const importer = async (): Promise<Part> => (await import('../resource/import/ImportWizard.tsx')).ImportWizard;

/** What a list asks for once it is drawn is fetched beside it, not after it. */
const listOf = (screen: ScreenEntry) => (): Promise<Part> => {
  void printedMetadata.screenResource(nameOfScreen(screen));
  void import('../providers/data/dataProvider.ts');
  return list();
};

/** The addresses of one screen: its list (or its one record), and below it add, import, a record and the record's view. */
export const screenRoutes = (screen: ScreenEntry): RouteObject[] => {
  const at = (path: string, load: () => Promise<Part>): RouteObject => ({
    path: `${screen.path}${path}`,
    lazy: async () => {
      const Part = await load();
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
  if (screen.single) return [at('', record), at('/:id', record), at('/:id/show', show)];
  return [
    at('', listOf(screen)),
    ...(screen.actions.includes('ADD') ? [at('/create', form)] : []),
    ...(screen.actions.includes('IMPORT') ? [at('/import', importer)] : []),
    at('/:id', record),
    at('/:id/show', show),
  ];
};
