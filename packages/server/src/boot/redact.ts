/** Fields that open something, or that show who somebody is to a machine. */
const SECRETS = new Set(
  [
    'pin',
    'password',
    'newPassword',
    'oldPassword',
    'currentPassword',
    'secret',
    'token',
    'accessToken',
    'refreshToken',
    'restoreKey',
    'restoreKeys',
    'authorization',
    'cookie',
    'set-cookie',
    'signature',
    'x-sandbox-signature',
    'deviceToken',
    'known',
    'pairingCode',
    'resetCode',
  ].map((name) => name.toLowerCase()),
);
const MASK = '[redacted]';
const DEEPEST = 8;

const TOKEN = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;
const IN_ADDRESS =
  /\b((?:comandaRefresh|restoreKeys?|signature|deviceToken|accessToken|refreshToken|token|pin|password|code|t)(?:\[\w*\])*=)[^&\s"'<>]+/gi;
const LOGIN_IN_ADDRESS = /(\w+:\/\/)[^/\s:@]+:[^@\s/]+@/g;

/** A value as it may be written down: what opens something is covered, by its name or by its looks. */
export function redacted(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactedText(value);
  if (typeof value !== 'object' || value === null || value instanceof Error) return value;
  if (depth >= DEEPEST) return '[deep]';
  if (Array.isArray(value)) return value.map((item) => redacted(item, depth + 1));
  const entries = Object.entries(value).map(([name, inner]) => [
    name,
    SECRETS.has(name.toLowerCase()) ? MASK : redacted(inner, depth + 1),
  ]);
  return Object.fromEntries(entries);
}

function redactedText(text: string): string {
  return text.replace(TOKEN, MASK).replace(IN_ADDRESS, `$1${MASK}`).replace(LOGIN_IN_ADDRESS, `$1${MASK}@`);
}
