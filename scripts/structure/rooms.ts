import { isTest, type SourceFile } from './source-files.ts';
import type { Walls } from './walls.ts';

/** A package of ours with its walls and its files. */
export type Package = {
  readonly folder: string;
  readonly walls: Walls;
  readonly files: readonly SourceFile[];
};
/** An import from one file, or one room, to another. */
export type Edge = { readonly from: string; readonly to: string };

/** Sorts files into packages by their folders. */
export function packagesOf(
  walls: Readonly<Record<string, Walls>>,
  files: readonly SourceFile[],
): readonly Package[] {
  return Object.entries(walls).map(([folder, own]) => ({
    folder,
    walls: own,
    files: files.filter(({ path }) => path.startsWith(`${folder}/`)),
  }));
}

/** Returns the folder of a package's rooms. */
export function sourceOf({ folder, walls }: Pick<Package, 'folder' | 'walls'>): string {
  return walls.source === undefined ? folder : `${folder}/${walls.source}`;
}

/** Returns the path of a file from its package's source folder; undefined for a file outside of it. */
function pathInSource(own: Pick<Package, 'folder' | 'walls'>, path: string): string | undefined {
  const source = sourceOf(own);
  return path.startsWith(`${source}/`) ? path.slice(source.length + 1) : undefined;
}

/** Returns the room of a file: the longest matching folder, or the file itself at the top; undefined for none. */
export function roomOf(own: Pick<Package, 'folder' | 'walls'>, path: string): string | undefined {
  const inSource = pathInSource(own, path);
  if (inSource === undefined || inSource === 'index.ts') return undefined;
  const folders = inSource.split('/').slice(0, -1);
  if (folders.length === 0) return inSource;
  const depths = (own.walls.rooms ?? [])
    .filter((pattern) => matches(pattern, folders.slice(0, pattern.split('/').length).join('/')))
    .map((pattern) => pattern.split('/').length);
  return depths.length === 0 ? undefined : folders.slice(0, Math.max(...depths)).join('/');
}

/** Returns true if a room fits a pattern, in which `*` stands for one name. */
export function matches(pattern: string, room: string): boolean {
  const names = pattern.split('/');
  const given = room.split('/');
  return names.length === given.length && names.every((name, at) => name === '*' || name === given[at]);
}

/** Returns the imports between the files of a package, tests excluded. */
export function fileEdges({ files }: Package): readonly Edge[] {
  const own = files.filter(({ path }) => !isTest(path));
  const known = new Set(own.map(({ path }) => path));
  return own.flatMap(({ path, imports }) =>
    imports.flatMap(({ target }) =>
      target !== undefined && known.has(target) ? [{ from: path, to: target }] : [],
    ),
  );
}

/** Returns the imports between the rooms of a package, tests excluded, each with the first file that makes it. */
export function roomEdges(own: Package): readonly (Edge & { readonly by: Edge })[] {
  const edges = new Map<string, Edge & { readonly by: Edge }>();
  for (const by of fileEdges(own)) {
    const from = roomOf(own, by.from);
    const to = roomOf(own, by.to);
    if (from === undefined || to === undefined || from === to) continue;
    const key = `${from} ${to}`;
    if (!edges.has(key)) edges.set(key, { from, to, by });
  }
  return [...edges.values()];
}
