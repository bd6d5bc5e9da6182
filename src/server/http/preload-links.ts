/** Tells the browser with the page what that page will need, so that it is fetched beside the first script and not after it. */
import { screens } from '../../../generated/screens.ts';
import { isLanguage } from '../../domain/languages.ts';
import type { Language } from '../../domain/languages.ts';

type Chunk = { readonly file: string; readonly name?: string; readonly imports?: readonly string[] };
type Manifest = Readonly<Record<string, Chunk>>;

/** What the build left about its chunks; nothing where it says something else. */
export const readManifest = (text: string | undefined): Manifest => (text === undefined ? {} : (JSON.parse(text) as Manifest));

const listScreens = new Map(screens.filter(({ single }) => !single).map(({ path, endpoint }) => [path, endpoint]));

/** Where the framework's own texts of a language come from. */
const frameworkTexts: Readonly<Record<Language, string>> = {
  en: '../../node_modules/ra-language-english/dist/index.js',
  fr: '../../node_modules/ra-language-french/dist/index.js',
  ja: 'providers/i18nReactAdminJa.ts',
  sp: 'providers/i18nReactAdminSp.ts',
};

/** The values of a Link header for the page at `path` (without the base path), asked for with this Cookie header. A list brings its code, its metadata and its words; a session its rights. */
export const preloadLinks = (manifest: Manifest, path: string, cookie: string): string => {
  const language = /(?:^|; )language=(\w+)/.exec(cookie)?.[1];
  const spoken = isLanguage(language) ? language : 'en';
  const endpoint = listScreens.get(`/${path}`);
  const chunkOf = (wanted: string): Chunk | undefined => Object.values(manifest).find(({ name, file }) => name === wanted && file.endsWith('.js'));
  const words = manifest[`../../generated/messages/start/${spoken}.ts`];
  const rows = endpoint ? [manifest[`../../generated/${endpoint}/resources.ts`], chunkOf('data'), manifest[`../../generated/messages/${endpoint}/${spoken}.ts`]] : [];
  // In the order in which they are wanted, for a browser fetches six at a time: what shows the first rows, and then the rest.
  const chunks = [manifest['index.html'], words, manifest[frameworkTexts[spoken]], ...rows, chunkOf('console'), ...(endpoint ? [chunkOf('list')] : [])];
  const scripts = chunks.flatMap((chunk) => (chunk ? [`</v3/${chunk.file}>; rel=modulepreload`] : []));
  const session = /(?:^|; )signedIn=/.test(cookie) ? ['</auth/session>; rel=preload; as=fetch; crossorigin'] : [];
  return [...session, ...scripts].join(', ');
};
