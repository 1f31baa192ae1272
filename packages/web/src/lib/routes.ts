import { ROUTES } from '@comanda/contract/routes';

export { ROUTES };

/** Returns the address of a product over the menu. */
export function toProduct(id: string): string {
  return `/products/${encodeURIComponent(id)}`;
}
