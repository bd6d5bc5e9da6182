import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useTranslate } from 'ra-core';
import { CHANGE_SET } from '../../../domain/lists/filterTree.ts';
import type { ScreenResource } from '../../providers/data/metadata.ts';
import { screenMessage } from '../../shell/screenMessage.ts';
import { listAddress } from '../panel/listAddress.ts';
import { useEntityWords } from '../list/entityWords.ts';
import type { Wizard } from './WizardContext.ts';

/** The words of an entity's wizard and its ways out. */
export const useWizardWords = ({ resource, screen }: ScreenResource): Pick<Wizard, 'title' | 'word' | 'number' | 'close' | 'openTouched' | 'open'> => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [, setSearch] = useSearchParams();
  const { word, number } = useEntityWords(resource);
  const close = useCallback(() => void navigate(screen.path), [navigate, screen.path]);
  const openTouched = useCallback((changeSet: string) => void navigate(listAddress(screen.path, { [CHANGE_SET]: { equals: changeSet } })), [navigate, screen.path]);
  const open = useCallback((job: string | undefined) => setSearch(job === undefined ? {} : { job }), [setSearch]);
  return { title: translate(screenMessage(`${screen.path}/import`), { _: translate('import.title', { entities: word(2) }) }), word, number, close, openTouched, open };
};
