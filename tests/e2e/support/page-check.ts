/** What must hold on every page of the console, in every language and at every width. */
import type { Page } from 'playwright';
import type { Place } from '../../../src/console/shell/screens.ts';
import { screenMessage } from '../../../src/console/shell/screenMessage.ts';
import { messageStem } from '../../../src/console/shell/useScreenLabel.ts';
import { readMessages, textOf } from '../../support/messages.ts';
import type { Language } from '../../support/messages.ts';

const messages = new Map(readMessages().map((message) => [message.key, message]));
/** What keys begin with; `ra` is react-admin's. */
const stems = ['ra', ...new Set(Array.from(messages.keys(), (key) => key.split('.')[0] ?? ''))];

const said = (key: string, language: Language): string | undefined => {
  const message = messages.get(key);
  return message && textOf(message, language);
};

/** The name of a screen as the document's title begins with it; undefined where the page names itself by its record. */
export const titleOf = ({ path, type, form, single }: Place, language: Language): string | undefined => {
  if (single) return undefined;
  const entity = type === '' ? undefined : said(messageStem(type), language)?.split(' |||| ').at(-1);
  return said(screenMessage(path), language) ?? entity ?? (form === null ? undefined : said(`form.${form}`, language));
};

/** In which language a page is seen, and at which width of the window. */
export type Sight = { readonly language: Language; readonly width: number };

/** `sights` from the one in which the page is opened, in English at the full width with axe, and with `tab`, whether the keyboard comes from the sheet to what the screen offers. */
export type Look = { readonly address: string; readonly titles: Readonly<Partial<Record<Language, string | undefined>>>; readonly sights: readonly Sight[]; readonly tab: boolean };

declare global {
  interface Window {
    setWidth(width: number): Promise<void>;
    pressTab(): Promise<void>;
  }
}

/** Goes to each address inside the page and answers what is wrong there; `tags` are what the page carries in each language, `whole` the sight for axe and Tab, which the page has to begin with. The page has `setWidth`, `axeFindings` and `pressTab`. */
export const wrongLooks = (page: Page, looks: readonly Look[], whole: Sight, tags: Readonly<Record<Language, string>>, ending: string): Promise<string[]> =>
  page.evaluate(
    async (given) => {
      const rawKey = new RegExp(`^(${given.stems.join('|')})(\\.[\\w-]+)+$`);
      const texts = (): string[] => {
        const found = [document.title];
        const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walk.nextNode()) if (!walk.currentNode.parentElement?.closest('script, style, noscript')) found.push(walk.currentNode.nodeValue ?? '');
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) for (const element of document.querySelectorAll(`[${name}]`)) found.push(element.getAttribute(name) ?? '');
        return found;
      };
      const isRaw = (text: string): boolean => text.includes('%{') || text.includes('||||') || text.split(/\s+/).some((token) => rawKey.test(token));
      const problems: string[] = [];
      const wrongNow = (title: string | undefined, lang: string): string[] => {
        const wrong: string[] = [];
        const say = (problem: string): number => wrong.push(problem);
        const headings = document.querySelectorAll('h1').length;
        if (headings !== 1) say(`${headings} h1`);
        const root = document.documentElement;
        if (root.scrollWidth > window.innerWidth) say(`${root.scrollWidth} pixels wide`);
        if (root.lang !== lang) say(`lang is ${root.lang}`);
        if (!document.title.endsWith(given.ending) || document.title === given.ending) say(`the title ends otherwise: ${document.title}`);
        else if (title !== undefined && document.title !== `${title}${given.ending}`) say(`the title is ${document.title}, not ${title}`);
        return wrong;
      };
      const check = async (title: string | undefined, lang: string): Promise<string[]> => {
        await window.walker.settle();
        const raw = [...new Set(texts().filter(isRaw))].map((text) => `shows '${text}'`);
        // A record names its page once it has come.
        const until = performance.now() + 8_000;
        while (wrongNow(title, lang).length > 0 && performance.now() < until) await window.walker.settle();
        return [...raw, ...wrongNow(title, lang)];
      };
      /** What a person reaches by Tab from the sheet must be in it, and be seen to have the focus. */
      const lostByTab = async (): Promise<string[]> => {
        const sheet = document.querySelector<HTMLElement>('#sheet');
        sheet?.focus();
        const offered = Array.from(sheet?.querySelectorAll('a[href], button:not([disabled], [tabindex="-1"]), input:not([disabled], [tabindex="-1"])') ?? []);
        if (!offered.some((element) => element.checkVisibility({ visibilityProperty: true }))) return [];
        const before = document.activeElement?.id;
        await window.pressTab();
        const first = document.activeElement;
        const isReached = before === 'sheet' && first !== null && first.id !== 'sheet' && first.closest('#sheet') !== null && getComputedStyle(first).outlineStyle !== 'none';
        // At another width nothing has the focus, as before.
        if (first instanceof HTMLElement) first.blur();
        return isReached ? [] : [`Tab leads from the sheet to ${first?.tagName} ${first?.getAttribute('aria-label') ?? first?.textContent?.trim()}`];
      };
      /** What is found on a page that stands: where a part of it comes late on a busy machine, it is looked at once more. */
      const lasting = async (find: () => Promise<string[]>): Promise<string[]> => {
        if ((await find()).length === 0) return [];
        await window.walker.settle();
        return find();
      };
      let language = given.whole.language;
      /** As a choice in another tab does. */
      const see = async (sight: Sight): Promise<void> => {
        await window.setWidth(sight.width);
        if (sight.language === language) return;
        language = sight.language;
        window.dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: language }));
        const until = performance.now() + 8_000;
        while (document.documentElement.lang !== given.tags[language] && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 5));
      };
      for (const { address, titles, sights, tab } of given.looks) {
        await see(sights[0]!);
        await window.walker.go(address);
        for (const sight of sights) {
          await see(sight);
          problems.push(...(await check(titles[sight.language], given.tags[sight.language])).map((problem) => `${address} in ${sight.language} at ${sight.width}: ${problem}`));
          if (sight.language !== given.whole.language || sight.width !== given.whole.width) continue;
          problems.push(...(await lasting(window.axeFindings)).map((finding) => `${address}: ${finding}`));
          if (tab) problems.push(...(await lasting(lostByTab)).map((problem) => `${address}: ${problem}`));
        }
      }
      return problems;
    },
    { looks, whole, tags, ending, stems },
  );
