import { describe, expect, it } from 'vitest';
import { preloadLinks } from '../../src/server/http/preload-links.ts';

const manifest = {
  'index.html': { file: 'assets/index-7.js', name: 'index' },
  '_data-8.js': { file: 'assets/data-8.js', name: 'data' },
  '_console-9.js': { file: 'assets/console-9.js', name: 'console' },
  '_list-1.js': { file: 'assets/list-1.js', name: 'list' },
  '../../generated/core-hr/resources.ts': { file: 'assets/resources-2.js' },
  '../../generated/messages/start/en.ts': { file: 'assets/en-3.js' },
  '../../generated/messages/start/ja.ts': { file: 'assets/ja-4.js' },
  '../../generated/messages/core-hr/ja.ts': { file: 'assets/ja-5.js' },
  'providers/i18nReactAdminJa.ts': { file: 'assets/i18nReactAdminJa-6.js' },
};

describe('what a page says it will need', () => {
  it('is the code of every page and the words of the start, in English where nothing else is chosen', () => {
    expect(preloadLinks(manifest, '', '').split(', ')).toEqual(['</v3/assets/index-7.js>; rel=modulepreload', '</v3/assets/en-3.js>; rel=modulepreload', '</v3/assets/console-9.js>; rel=modulepreload']);
  });

  it('is for a list what its first rows take, in the chosen language, then its code, and before all the rights of who is signed in', () => {
    expect(preloadLinks(manifest, 'core-hr/designations', 'signedIn=1; language=ja').split(', ')).toEqual([
      '</auth/session>; rel=preload; as=fetch; crossorigin',
      '</v3/assets/index-7.js>; rel=modulepreload',
      '</v3/assets/ja-4.js>; rel=modulepreload',
      '</v3/assets/i18nReactAdminJa-6.js>; rel=modulepreload',
      '</v3/assets/resources-2.js>; rel=modulepreload',
      '</v3/assets/data-8.js>; rel=modulepreload',
      '</v3/assets/ja-5.js>; rel=modulepreload',
      '</v3/assets/console-9.js>; rel=modulepreload',
      '</v3/assets/list-1.js>; rel=modulepreload',
    ]);
  });

  it('is nothing where the build left no word, and nothing that a cookie makes up', () => {
    expect(preloadLinks({}, 'core-hr/designations', 'language=../x')).toBe('');
  });
});
