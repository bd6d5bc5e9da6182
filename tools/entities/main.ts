/** `node tools/entities/main.ts`: writes docs/entities.md. */
import { writeFileSync } from 'node:fs';
import { measureEntities } from './measure.ts';
import { entitiesPage } from './page.ts';

writeFileSync('docs/entities.md', entitiesPage(measureEntities('.')));
