import { expect, it } from 'vitest';
import { usePageTitle, useScreenTitle } from '../../../src/console/shell/usePageTitle.ts';
import { inShell } from './inShell.tsx';
import type { ReactNode } from 'react';

const Page = ({ title }: { readonly title: string }) => {
  usePageTitle(title);
  return null;
};
const Screen = ({ children }: { readonly children?: ReactNode }) => {
  useScreenTitle('Designations');
  return children;
};

it('is the page’s own, also where page and screen are drawn at once, and the screen’s where the page has none', async () => {
  await inShell(<Screen />);
  expect(document.title).toBe('Designations | Tenure - Hire to Retire');
  await inShell(<Screen><Page title="Import / Update Designation" /></Screen>);
  expect(document.title).toBe('Import / Update Designation | Tenure - Hire to Retire');
});
