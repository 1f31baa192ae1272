import { parseSync, Visitor } from 'oxc-parser';
import { circles } from './circles.ts';
import { fileEdges, type Package, roomEdges, roomOf } from './rooms.ts';
import { isTest, type SourceFile } from './source-files.ts';

const MAX_FILE_LINES = 200;
const MAX_FUNCTION_LINES = 60;

type LongFunction = { readonly name: string; readonly path: string; readonly lines: number };
/** The figures of a package, tests excluded. */
export type Figures = {
  readonly files: number;
  readonly filesInCircles: number;
  readonly rooms: number;
  readonly roomsInCircles: number;
  /** Imports from one feature to another. */
  readonly crossFeatureImports: number;
  /** Files of more than 200 lines, the longest first. */
  readonly longFiles: readonly { readonly path: string; readonly lines: number }[];
  /** Functions of more than 60 lines, the longest first. */
  readonly longFunctions: readonly LongFunction[];
};

/** Measures the structure of a package. */
export function measure(own: Package): Figures {
  const files = own.files.filter(({ path }) => !isTest(path));
  const rooms = new Set(files.flatMap(({ path }) => roomOf(own, path) ?? []));
  return {
    files: files.length,
    filesInCircles: circles(fileEdges(own)).flat().length,
    rooms: rooms.size,
    roomsInCircles: circles(roomEdges(own)).flat().length,
    crossFeatureImports: crossFeatureImports(own),
    longFiles: files
      .map(({ path, source }) => ({ path, lines: lineAt(source, source.trimEnd().length) }))
      .filter(({ lines }) => lines > MAX_FILE_LINES)
      .toSorted((one, other) => other.lines - one.lines),
    longFunctions: files
      .flatMap(functionsOf)
      .filter(({ lines }) => lines > MAX_FUNCTION_LINES)
      .toSorted((one, other) => other.lines - one.lines),
  };
}

function crossFeatureImports(own: Package): number {
  return fileEdges(own).filter(({ from, to }) => {
    const [one, other] = [roomOf(own, from), roomOf(own, to)];
    return one !== other && one?.startsWith('features/') && other?.startsWith('features/');
  }).length;
}

/** Returns every function of a file with its length in lines, named after what it is assigned to. */
function functionsOf({ path, source }: SourceFile): readonly LongFunction[] {
  const found: LongFunction[] = [];
  const names = new Map<number, string>();
  const add = ({ start, end }: { readonly start: number; readonly end: number }, name?: string) => {
    const lines = lineAt(source, end) - lineAt(source, start) + 1;
    found.push({ name: name ?? names.get(start) ?? 'anonymous', path, lines });
  };
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init) names.set(init.start, id.name);
    },
    Property: ({ key, value }) => {
      if (key.type === 'Identifier') names.set(value.start, key.name);
    },
    FunctionDeclaration: (node) => add(node, node.id?.name),
    FunctionExpression: (node) => add(node, node.id?.name),
    ArrowFunctionExpression: (node) => add(node),
  }).visit(parseSync(path, source).program);
  return found;
}

function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}
