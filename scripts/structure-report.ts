/**
 * Prints the figures of the structure: `node scripts/structure-report.ts [PACKAGE…]`, such as `web`. Without names it
 * covers every package that has rooms; with a name it also lists the long files and functions.
 */
import { join } from 'node:path';
import { type Figures, measure } from './structure/measure.ts';
import { packagesOf } from './structure/rooms.ts';
import { readSources } from './structure/source-files.ts';
import { WALLS } from './structure/walls.ts';

const names = process.argv.slice(2);
const withRooms = packagesOf(WALLS, readSources(join(import.meta.dirname, '..'), Object.keys(WALLS)))
  .filter(({ walls }) => walls.rooms !== undefined)
  .map((own) => ({ name: own.folder.replace('packages/', ''), figures: measure(own) }))
  .filter(({ name }) => names.length === 0 || names.includes(name));

console.table(Object.fromEntries(withRooms.map(({ name, figures }) => [name, counts(figures)])));
for (const { name, figures } of withRooms) {
  if (!names.includes(name)) continue;
  for (const { path, lines } of figures.longFiles) console.log(`${lines} lines  ${path}`);
  for (const { name: called, path, lines } of figures.longFunctions)
    console.log(`${lines} lines  ${called} in ${path}`);
}

function counts({ longFiles, longFunctions, ...figures }: Figures) {
  return {
    rooms: figures.rooms,
    'rooms in circles': figures.roomsInCircles,
    files: figures.files,
    'files in circles': figures.filesInCircles,
    'cross-feature imports': figures.crossFeatureImports,
    'files over 200 lines': longFiles.length,
    'functions over 60 lines': longFunctions.length,
    'longest function': longFunctions[0]?.lines ?? 0,
  };
}
