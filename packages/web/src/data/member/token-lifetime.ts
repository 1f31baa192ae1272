import type { AuthenticatedMember } from '@comanda/contract';

/**
 * Returns a fresh access token's lifetime in milliseconds from its own claims, so that neither the phone's clock nor
 * the server's has to be right; by the phone's clock if the token cannot be decoded.
 */
export function tokenLifetime({
  accessToken,
  expiresAt,
}: Pick<AuthenticatedMember, 'accessToken' | 'expiresAt'>): number {
  const { iat, exp } = claimsOf(accessToken);
  const isKnown = typeof iat === 'number' && typeof exp === 'number';
  return isKnown ? (exp - iat) * 1000 : Date.parse(expiresAt) - Date.now();
}

function claimsOf(token: string): { readonly iat?: unknown; readonly exp?: unknown } {
  try {
    const [, payload = ''] = token.split('.');
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null ? claims : {};
  } catch {
    return {};
  }
}
