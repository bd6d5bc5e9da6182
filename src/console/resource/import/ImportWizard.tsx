import { Suspense, use } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ScreenEntry } from '../../../domain/resource.ts';
import { useRights } from '../../providers/authSession.ts';
import { nameOfScreen } from '../../providers/data/metadata.ts';
import { printedMetadata } from '../../providers/data/printedMetadata.ts';
import type { ScreenResource } from '../../providers/data/metadata.ts';
import { ProgressLine } from '../../shell/frame/ProgressLine.tsx';
import { reachesImports } from '../../shell/reachesImports.ts';
import { AccessDenied } from '../../shell/states/AccessDenied.tsx';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { useWizardWords } from './useWizardWords.ts';
import { WizardContext } from './WizardContext.ts';
import { WizardBody } from './WizardBody.tsx';

const Content = ({ target }: { readonly target: ScreenResource }) => {
  const [search] = useSearchParams();
  const rights = useRights(target.screen.form);
  const labelOf = useScreenLabel();
  const words = useWizardWords(target);
  const reaches = reachesImports(rights, target.resource.person !== undefined);
  const wizard = { ...words, target, mayImport: rights.add && reaches, mayUpdate: rights.update && reaches };
  usePageTitle(words.title);
  if (!wizard.mayImport && !wizard.mayUpdate) return <AccessDenied isPage missing={rights.view ? 'write' : 'view'} form={rights.view ? words.title : labelOf(target.screen)} />;
  return (
    <WizardContext value={wizard}>
      <WizardBody id={search.get('job') ?? undefined} />
    </WizardContext>
  );
};

const Loaded = ({ screen }: { readonly screen: ScreenEntry }) => <Content target={use(printedMetadata.screenResource(nameOfScreen(screen)))} />;

/** Brings a spreadsheet into the entity of a screen: `?job=` in the address resumes an import. */
export const ImportWizard = ({ screen }: { readonly screen: ScreenEntry }) => (
  <Suspense fallback={<ProgressLine />}>
    <Loaded screen={screen} />
  </Suspense>
);
