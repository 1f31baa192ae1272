import { circles, shortestCircle } from './circles.ts';
import { fileEdges, matches, type Package, packagesOf, roomEdges, roomOf, sourceOf } from './rooms.ts';
import { isTest, type SourceFile } from './source-files.ts';
import type { Check, Walls } from './walls.ts';

/** A breach of the walls: the place, and what is wrong there. */
export type Breach = { readonly place: string; readonly reason: string };

/** Checks files against the walls, and returns every breach of the arrows and of the checks that are turned on. */
export function breaches(
  walls: Readonly<Record<string, Walls>>,
  files: readonly SourceFile[],
): readonly Breach[] {
  const entrances = new Set(files.map(({ path }) => path).filter((path) => path.endsWith('/index.ts')));
  return packagesOf(walls, files).flatMap((own) => [
    ...own.files.flatMap((file) => arrowBreaches(own, file)),
    ...own.walls.checks.flatMap((check) => CHECKS[check](own, entrances)),
  ]);
}

type Entrances = ReadonlySet<string>;

const CHECKS: Readonly<Record<Check, (own: Package, entrances: Entrances) => readonly Breach[]>> = {
  roomCircles: roomCircleBreaches,
  fileCircles: fileCircleBreaches,
  entrances: entranceBreaches,
  everyEntrance: missingEntrances,
  featureEntrances: missingFeatureEntrances,
  layers: layerBreaches,
  audiences: audienceBreaches,
  framework: frameworkBreaches,
};

function arrowBreaches({ folder, walls }: Package, { path, imports }: SourceFile): readonly Breach[] {
  const reasonAgainst = (specifier: string, target: string | undefined): string | undefined => {
    const [, ours] = /^@comanda\/([^/]+)/.exec(specifier) ?? [];
    if (ours !== undefined && !walls.packages.includes(ours)) return `${folder} may not import ${ours}`;
    if (target !== undefined && !target.startsWith(`${folder}/`)) return 'packages are imported by name';
    const isLibrary = ours === undefined && target === undefined;
    return walls.pure && isLibrary && !isTest(path) ? `${folder} imports no library` : undefined;
  };
  return imports.flatMap(({ specifier, target }) => {
    const reason = reasonAgainst(specifier, target);
    return reason === undefined ? [] : [{ place: path, reason: `imports ${specifier}: ${reason}` }];
  });
}

function roomCircleBreaches(own: Package): readonly Breach[] {
  const edges = roomEdges(own);
  return circles(edges).map((group) => {
    const circle = shortestCircle(group, edges);
    const steps = circle.slice(1).map((to, at) => {
      const by = edges.find((edge) => edge.from === circle[at] && edge.to === to)?.by;
      return `${by?.from} imports ${by?.to}`;
    });
    const reason = `${group.length} rooms import each other in circles: ${circle.join(' → ')} (${steps.join('; ')})`;
    return { place: own.folder, reason };
  });
}

function fileCircleBreaches(own: Package): readonly Breach[] {
  const edges = fileEdges(own);
  return circles(edges).map((group) => {
    const circle = shortestCircle(group, edges);
    return { place: circle[0] ?? own.folder, reason: `files import each other: ${circle.join(' → ')}` };
  });
}

function entranceBreaches(own: Package, entrances: Entrances): readonly Breach[] {
  const files = own.walls.testsReachInside ? own.files.filter(({ path }) => !isTest(path)) : own.files;
  return files.flatMap(({ path, imports }) =>
    imports.flatMap(({ specifier, target }) => {
      const isCode = target !== undefined && /\.tsx?$/.test(target);
      const entrance = isCode ? entranceTo(own, target, path) : undefined;
      return entrance === undefined || entrance === target || !entrances.has(entrance)
        ? []
        : [{ place: path, reason: `imports ${specifier} past ${entrance}` }];
    }),
  );
}

/** Returns the `index.ts` of the target's room; undefined within a room and for files that are a room of their own. */
function entranceTo(own: Package, target: string, from: string): string | undefined {
  const room = roomOf(own, target);
  if (room === undefined || room === roomOf(own, from) || /\.tsx?$/.test(room)) return undefined;
  return `${sourceOf(own)}/${room}/index.ts`;
}

function missingEntrances(own: Package, entrances: Entrances): readonly Breach[] {
  const source = sourceOf(own);
  const imported = new Set(roomEdges(own).map(({ to }) => to));
  return [...imported]
    .filter((room) => !/\.tsx?$/.test(room) && !entrances.has(`${source}/${room}/index.ts`))
    .map((room) => ({ place: `${source}/${room}`, reason: 'the room has no index.ts' }));
}

function missingFeatureEntrances(own: Package, entrances: Entrances): readonly Breach[] {
  const features = (own.walls.audiences ?? []).flat();
  return roomEdges(own)
    .filter(({ to }) => features.some((pattern) => matches(pattern, to)))
    .filter(({ to }) => !entrances.has(`${sourceOf(own)}/${to}/index.ts`))
    .map(({ to, by }) => ({ place: by.from, reason: `imports ${by.to}: ${to} has no index.ts` }));
}

function layerBreaches(own: Package): readonly Breach[] {
  const { layers = [] } = own.walls;
  const layerOf = (room: string) =>
    layers.findIndex(({ rooms }) => rooms.some((pattern) => matches(pattern, room)));
  const rooms = new Set(
    own.files.filter(({ path }) => !isTest(path)).flatMap(({ path }) => roomOf(own, path) ?? []),
  );
  const homeless = [...rooms].filter((room) => layerOf(room) < 0);
  const against = roomEdges(own).flatMap(({ from, to, by }) => {
    const reason = reasonAgainstLayers(layers, layerOf(from), layerOf(to));
    return reason === undefined
      ? []
      : [{ place: by.from, reason: `imports ${by.to}: ${from} may not import ${to}, ${reason}` }];
  });
  return [
    ...homeless.map((room) => ({ place: `${own.folder}: ${room}`, reason: 'the room has no layer' })),
    ...against,
  ];
}

function reasonAgainstLayers(
  layers: NonNullable<Walls['layers']>,
  from: number,
  to: number,
): string | undefined {
  if (from < 0 || to < 0) return undefined;
  if (to > from) return 'which is in a higher layer';
  return from === to && layers[from]?.apart ? 'which is in the same layer' : undefined;
}

function audienceBreaches(own: Package): readonly Breach[] {
  const { audiences = [] } = own.walls;
  const audienceOf = (path: string) => {
    const room = roomOf(own, path);
    return audiences.findIndex(
      (patterns) => room !== undefined && patterns.some((pattern) => matches(pattern, room)),
    );
  };
  return own.files.flatMap(({ path, imports }) => {
    const from = audienceOf(path);
    return imports.flatMap(({ specifier, target }) => {
      const to = target === undefined ? -1 : audienceOf(target);
      const isCrossing = from >= 0 && to >= 0 && from !== to;
      return isCrossing
        ? [{ place: path, reason: `imports ${specifier}, which is for another audience` }]
        : [];
    });
  });
}

function frameworkBreaches(own: Package): readonly Breach[] {
  const { libraries = [], rooms = [] } = own.walls.framework ?? {};
  const isAtEdge = (path: string) => {
    const room = roomOf(own, path);
    return room === undefined || rooms.some((pattern) => matches(pattern, room));
  };
  return own.files
    .filter(({ path }) => !isTest(path) && !isAtEdge(path))
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ specifier }) => libraries.some((library) => specifier.startsWith(library)))
        .map(({ specifier }) => ({
          place: path,
          reason: `imports ${specifier}: the framework stays at the edge`,
        })),
    );
}
