/** `node tools/readme/main.ts`: writes the table of settings into README.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { withSettings } from './settings-table.ts';

writeFileSync('README.md', withSettings(readFileSync('README.md', 'utf8')));
