/** Names of fields that hold credentials. */
const SECRETS = new Set(
  [
    'pin',
    'password',
    'newPassword',
    'oldPassword',
    'currentPassword',
    'secret',
    'secrets',
    'secretKey',
    'webhookSecret',
    'stripe-signature',
    'apiKey',
    'x-api-key',
    'hmacKey',
    'hmacSignature',
    'webhookPassword',
    'restSecret',
    'token',
    'preview',
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
const REDACTED = '[redacted]';
const MAX_DEPTH = 8;

const TOKEN = /\beyJ[\w-]+\.[\w-]+\.[\w-]*|\bcmd_[\w-]+/g;
const CREDENTIAL_IN_URL =
  /\b((?:comandaRefresh|restoreKeys?|signature|deviceToken|accessToken|refreshToken|token|pin|password|preview|code|t)(?:\[\w*\])*=)[^&\s"'<>]+/gi;
const USER_INFO_IN_URL = /(\w+:\/\/)[^/\s:@]+:[^@\s/]+@/g;

/** Redacts secrets for logging, matched by field name or by pattern. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactedText(value);
  if (typeof value !== 'object' || value === null || value instanceof Error) return value;
  if (depth >= MAX_DEPTH) return '[deep]';
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  const entries = Object.entries(value).map(([name, inner]) => [
    name,
    SECRETS.has(name.toLowerCase()) ? REDACTED : redact(inner, depth + 1),
  ]);
  return Object.fromEntries(entries);
}

function redactedText(text: string): string {
  return text
    .replace(TOKEN, REDACTED)
    .replace(CREDENTIAL_IN_URL, `$1${REDACTED}`)
    .replace(USER_INFO_IN_URL, `$1${REDACTED}@`);
}
