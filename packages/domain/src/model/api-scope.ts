/** Rights that a token of another program may have (office B9.1). */
export const API_SCOPES = [
  'menu:read',
  'menu:write',
  'orders:read',
  'orders:write',
  'reports:read',
  'members:read',
] as const;
export type ApiScope = (typeof API_SCOPES)[number];
