/** A numbered rule of a document: `- **P1.1** …`. */
const RULE = /^- \*\*([A-Z]\d+\.\d+)\*\*/gm;
/** The ids that a test's title begins with, one or several: `'P1.5 P5.5 adds up'`, `'§7 P6.1 …'`. */
const TITLE = /['"`](?:§\d+ )?((?:[A-Z]\d+\.\d+[ ,]*)+)/g;
const ID = /[A-Z]\d+\.\d+/g;

/** Returns the ids of the document's numbered rules, in order. */
export function numberedRules(document: string): readonly string[] {
  return [...document.matchAll(RULE)].map(([, id = '']) => id);
}

/** Returns the numbered rules that no test's title begins with. */
export function uncoveredRules(document: string, tests: readonly string[]): readonly string[] {
  const covered = new Set(
    tests.flatMap((test) => [...test.matchAll(TITLE)].flatMap(([, ids = '']) => ids.match(ID) ?? [])),
  );
  return numberedRules(document).filter((id) => !covered.has(id));
}
