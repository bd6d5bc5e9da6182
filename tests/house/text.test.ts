/** What no line of the sources may hold. */
import { describe, expect, it } from 'vitest';
import { linesWith, projectFiles, textOfFile } from './support/files.ts';

const code = projectFiles.filter((file) => /^(src|tools|schema)\/.*\.(ts|tsx|mjs|graphql)$/.test(file));
const consoleFiles = projectFiles.filter((file) => /^src\/console\/.*\.(ts|tsx)$/.test(file));
const texts = projectFiles.filter((file) => /\.(ts|tsx|mjs|graphql|md|yml|json|jsonc|html|sql)$/.test(file) && !/^(package-lock\.json|tests\/)/.test(file));

/** A colour that a person picks is data; black stands for none in the browser's picker. */
const colourData = /fields\/colour\//;

describe('the sources', () => {
  it('name colours in the tokens only', () => {
    const files = consoleFiles.filter((file) => !file.startsWith('src/console/shell/tokens/') && !colourData.test(file));
    expect(linesWith(files, /['"`\s(,:]#[0-9a-fA-F]{3,8}\b|\b(rgba?|hsla?|oklch|oklab)\(\s*\d/)).toEqual([]);
  });

  it('take the widths at which something changes from one place', () => {
    expect(linesWith(consoleFiles.filter((file) => file !== 'src/console/shell/widths.ts'), /(?:@media |')\((?:max|min)-width: (?:599|600|959|960|1279|1280)/)).toEqual([]);
  });

  it('promise nothing for later', () => {
    expect(linesWith(code, /\bTODO\b|\bFIXME\b|\bXXX\b|[Cc]oming soon|[Nn]ot implemented|[Ll]orem ipsum/)).toEqual([]);
  });

  it('swallow no error in an empty catch', () => {
    const swallowed = code.filter((file) => /catch\s*(\([^)]*\))?\s*\{\s*\}/.test(textOfFile(file)));
    expect(swallowed).toEqual([]);
  });

  it('name no folder of a developer’s machine', () => {
    expect(linesWith(texts, /(^|[\s'"`(=])(\/home\/\w|\/Users\/\w|\/root\/|\/work\/|\/tmp\/|[A-Z]:\\\\)/)).toEqual([]);
  });
});

/** Texts between tags and in attributes that people read; words of one letter, marks and code are none. */
const spoken = /[A-Za-z]{2,}/;
const attributes = /\s(?:label|title|placeholder|alt|aria-label|aria-description|helperText)="([^"{}]*)"/g;
const between = /<(?:[A-Za-z][\w.]*)(?:\s[^<>{}]*)?>([^<>{}=;]*)<\//g;

it('say nothing to people but by messages', () => {
  const said = consoleFiles
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => {
      const text = textOfFile(file);
      const found = [...text.matchAll(attributes), ...text.matchAll(between)].filter(([, words]) => spoken.test(words ?? '') && !/^\s*(Tenure)\s*$/.test(words ?? ''));
      return found.map(([all]) => `${file}: ${all.trim()}`);
    });
  expect(said).toEqual([]);
});
