import { createHash } from 'node:crypto';

type Named = { readonly name: string; readonly statements: readonly string[] };

/** Length of a checksum in characters. */
const LENGTH = 32;

/**
 * Compares migrations with their checksums, one line each (`0001-initial 5f2…`). Returns the faults (changed, out of
 * order, gone), the names without a checksum, and the text with theirs.
 */
export function checkedMigrations(migrations: readonly Named[], text: string) {
  const lines = text.split('\n').filter((line) => line !== '');
  const known = new Map(lines.map((line) => [line.split(' ')[0] ?? '', line]));
  const faults: string[] = [];
  const added: string[] = [];
  for (const { name, statements } of migrations) {
    const line = `${name} ${checksumOf(statements)}`;
    const landed = known.get(name);
    if (landed === undefined) added.push(name);
    else if (landed !== line)
      faults.push(`${name} has changed, which data may have run already: write a new migration`);
    known.set(name, landed ?? line);
  }
  const names = migrations.map(({ name }) => name);
  const late = names.find((name, index) => name < (names[index - 1] ?? ''));
  if (late !== undefined) faults.push(`${late} is not in the order of the numbers`);
  for (const name of known.keys())
    if (!names.includes(name)) faults.push(`${name} is gone, which data may have run already`);
  return { faults, added, text: `${[...known.values()].toSorted().join('\n')}\n` };
}

/** Returns a checksum of statements that does not depend on how they are broken into lines. */
function checksumOf(statements: readonly string[]): string {
  const plain = statements.map((statement) => statement.replace(/\s+/g, ' ').trim());
  return createHash('sha256').update(plain.join('\n')).digest('hex').slice(0, LENGTH);
}
