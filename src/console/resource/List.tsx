import { Suspense } from 'react';
import type { ScreenEntry } from '../../domain/resource.ts';
import { nameOfScreen } from '../providers/data/metadata.ts';
import { ScreenFrame } from '../shell/ScreenFrame.tsx';
import { ListSheet } from './list/ListSheet.tsx';
import { useScreenResource } from './useScreenResource.ts';

const Loaded = ({ name }: { readonly name: string }) => <ListSheet key={name} target={useScreenResource(name)} />;

/** The one list of the product: any screen's entity in a grid, from its metadata. */
export const List = ({ screen }: { readonly screen: ScreenEntry }) => (
  <Suspense fallback={<ScreenFrame screen={screen} />}>
    <Loaded name={nameOfScreen(screen)} />
  </Suspense>
);
