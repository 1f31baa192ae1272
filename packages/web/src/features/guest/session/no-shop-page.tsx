import { Notice } from './components/notice.tsx';

/** Renders /noshop: the shop does not exist. */
export function NoShopPage() {
  return <Notice defaultReason="shopNotFound" />;
}
