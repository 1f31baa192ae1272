import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** A source file by its path from the root of the project, with the imports it makes, those of types included. */
export type SourceFile = {
  readonly path: string;
  readonly source: string;
  readonly imports: readonly Import[];
};
type Import = {
  readonly specifier: string;
  /** The file of ours that it names, if the specifier is relative. */
  readonly target: string | undefined;
};

/** Tests, and what only tests use: they may reach into anything but other rooms' insides. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || /\/(testing|test)\//.test(path);
}

/** Reads and parses the TypeScript files of folders. Throws if one cannot be parsed. */
export function readSources(root: string, folders: readonly string[]): readonly SourceFile[] {
  return folders
    .flatMap((folder) =>
      globSync(`${folder}/**/*.{ts,tsx}`, {
        cwd: root,
        exclude: ['**/node_modules/**', '**/dist/**', '**/dist-server/**'],
      }),
    )
    .toSorted()
    .map((path) => sourceFile(path, readFileSync(join(root, path), 'utf8')));
}

/** Parses a file and collects its imports: static, dynamic, re-exports and types named by `import('…')`. */
export function sourceFile(path: string, source: string): SourceFile {
  const { module, program, errors } = parseSync(path, source);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${path}: ${error.message}`);
  const specifiers = new Set([
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) =>
      literal(source.slice(start, end)),
    ),
  ]);
  if (source.includes('import(')) {
    new Visitor({ TSImportType: (node) => void specifiers.add(node.source.value) }).visit(program);
  }
  return {
    path,
    source,
    imports: [...specifiers].map((specifier) => ({ specifier, target: targetOf(path, specifier) })),
  };
}

function literal(text: string): readonly string[] {
  const [, content] = /^['"`]([^'"`$]*)['"`]$/.exec(text) ?? [];
  return content === undefined ? [] : [content];
}

function targetOf(path: string, specifier: string): string | undefined {
  return specifier.startsWith('.') ? join(dirname(path), specifier) : undefined;
}
