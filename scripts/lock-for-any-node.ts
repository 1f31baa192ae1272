/** An entry of the lock file's `packages`, as far as it matters here. */
export type LockPackage = {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly engines?: Readonly<Record<string, string>>;
  readonly gypfile?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

/**
 * Returns the entries as any Node can install them, and the locations of those that were different.
 *
 * `npm ci` knows a package by its entry here, and compares `engines` with the Node that runs npm, although
 * everything runs under the Node that the project brings: it would silently leave out the binaries of rolldown
 * and sharp under an old one. So `engines` of dependencies go. And npm up to 11 compiles what has a
 * `binding.gyp` unless the entry itself says `gypfile: false`; a package that opts out of that says so here.
 *
 * @param optsOutOfGyp tells whether the package at a location has `gypfile: false` in its own description
 */
export function lockForAnyNode(
  packages: Readonly<Record<string, LockPackage>>,
  optsOutOfGyp: (location: string) => boolean,
): { readonly packages: Record<string, LockPackage>; readonly changed: readonly string[] } {
  const changed: string[] = [];
  const entries = Object.entries(packages).map(([location, entry]) => {
    if (!location.includes('node_modules/') || entry.link) return [location, entry] as const;
    const { engines, ...rest } = entry;
    const lacksGypfile = entry.gypfile !== false && optsOutOfGyp(location);
    if (engines === undefined && !lacksGypfile) return [location, entry] as const;
    changed.push(location);
    return [location, lacksGypfile ? { ...rest, gypfile: false } : rest] as const;
  });
  return { packages: Object.fromEntries(entries), changed };
}
