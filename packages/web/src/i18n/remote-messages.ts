import { atPresentKeys } from './former-keys.ts';
import type { Texts } from './translator.ts';

const DEEPEST = 8;

/** Returns a tree of texts without values that are not texts. */
function textsOf(value: unknown, depth: number): Texts | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || depth > DEEPEST)
    return undefined;
  const texts: Record<string, string | Texts> = {};
  for (const [key, each] of Object.entries(value)) {
    const kept = typeof each === 'string' ? each : textsOf(each, depth + 1);
    if (kept !== undefined) texts[key] = kept;
  }
  return texts;
}

/**
 * Returns the texts of an organisation's locale file by namespace, `{ "home": { "welcome": "…" } }`; undefined if it
 * has another shape.
 */
export function parseMessages(file: unknown): Readonly<Record<string, Texts>> | undefined {
  const texts = textsOf(file, 0);
  if (texts === undefined) return undefined;
  const namespaces = Object.entries(texts).filter((entry) => typeof entry[1] === 'object');
  const present = Object.entries(atPresentKeys(Object.fromEntries(namespaces)));
  return Object.fromEntries(
    present.filter((entry): entry is [string, Texts] => typeof entry[1] === 'object'),
  );
}
