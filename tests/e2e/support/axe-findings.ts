/** What axe finds on a page, asked inside the page: the builder brings it there once, and after that it answers in a tenth of the time. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

type Rule = { readonly id: string; readonly impact?: string };
type Result = { readonly violations: readonly { readonly id: string; readonly impact?: string | null; readonly nodes: readonly { readonly html: string }[] }[] };
type Axe = { readonly _audit: { readonly rules: readonly Rule[] }; run(root: Document, options: object): Promise<Result> };

declare global {
  interface Window {
    /** Serious and critical findings on the page as it stands. */
    axeFindings(): Promise<string[]>;
  }
}

/** Runs in the page, after axe has come there. What a rule finds has the rule's weight, so those of less weight need not run. */
const install = (): void => {
  const { axe } = window as unknown as { axe: Axe };
  const heavy = (impact: string | null | undefined): boolean => impact === 'serious' || impact === 'critical';
  const light = axe._audit.rules.filter(({ impact }) => impact !== undefined && !heavy(impact));
  const options = { resultTypes: ['violations'], rules: Object.fromEntries(light.map(({ id }) => [id, { enabled: false }])) };
  window.axeFindings = async () => {
    const { violations } = await axe.run(document, options);
    return violations.filter(({ impact }) => heavy(impact)).map(({ id, nodes }) => `${id} at ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join(' and ')}`);
  };
};

/**
 * What axe finds on a page as it stands, each as its rule and the first element; of some rules only where they are named. Told so that axe needs no page of its own to put together
 * what frames of other sites say: there are none.
 */
export const axeProblems = async (page: Page, ...rules: readonly string[]): Promise<string[]> => {
  const builder = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules.length > 0 ? builder.withRules([...rules]) : builder).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' and ')}`);
};

/** From now on `window.axeFindings` answers in this document. */
export const bringAxe = async (page: Page): Promise<void> => {
  await new AxeBuilder({ page }).setLegacyMode().withRules('document-title').analyze();
  await page.evaluate(install);
};
