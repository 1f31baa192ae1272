import { Notice } from './components/notice.tsx';

/** /noshop: there is no such shop. */
export function NoShopPage() {
  return <Notice about="shopNotFound" />;
}
