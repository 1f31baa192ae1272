/** An advisory of a package that the program uses. */
export type Advisory = { readonly name: string; readonly severity: string; readonly isFixable: boolean };

/** The registry's answer about advisories, or the reason why there is none. */
type Advisories =
  | { readonly kind: 'answered'; readonly advisories: readonly Advisory[] }
  | { readonly kind: 'silent'; readonly reason: string };

/** Reads the JSON that `npm audit` prints; what is no answer of a registry is its reason. */
export function readAdvisories(text: string): Advisories {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { kind: 'silent', reason: 'npm printed no answer' };
  }
  if (!isRecord(value)) return { kind: 'silent', reason: 'npm printed no answer' };
  const { vulnerabilities, message } = value;
  if (!isRecord(vulnerabilities))
    return { kind: 'silent', reason: typeof message === 'string' ? message : 'the registry did not answer' };
  const advisories = Object.entries(vulnerabilities).flatMap(([name, about]) => {
    if (!isRecord(about)) return [];
    return [{ name, severity: String(about.severity), isFixable: about.fixAvailable !== false }];
  });
  return { kind: 'answered', advisories };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
