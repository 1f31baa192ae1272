import { useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { pageNotFound } from '../../../data/calls/call-error.ts';
import { changeCart, useCartOwner } from '../../../data/cart/use-cart.ts';
import { useCatalogueState, useReadyCatalogue } from '../../../data/catalogue/catalogue-context.ts';
import { useLocale } from '../../../i18n/locale.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ROUTES } from '../../../lib/routes.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { useToast } from '../../../ui/overlays/toast-context.ts';
import { ProductSheet } from './components/product-sheet.tsx';

/**
 * Renders /products/{id}: a product over the menu; Back closes it.
 * @throws {CallError} 404 for an unknown product; one that goes while it is shown leads to the menu
 */
export function ProductPage() {
  const { t } = useTranslation('menu');
  const { say } = useLocale();
  const { id = '' } = useParams();
  const { data } = useReadyCatalogue();
  const { isFinal } = useCatalogueState();
  const owner = useCartOwner();
  const navigate = useNavigate();
  const state = useLocation().state as { readonly overMenu?: boolean } | null;
  const toast = useToast();
  const product = data.products.find(({ _id }) => _id === id);
  usePageTitle([product ? say(product.name) : t('app:title.menu'), say(data.shop.name)]);
  const [shown, setShown] = useState<string>();
  if (product !== undefined && shown !== id) setShown(id);
  if (product === undefined && shown === id) return <Navigate to={ROUTES.browse} replace />;
  if (product === undefined && isFinal) throw pageNotFound();
  if (product === undefined) return null;
  // if opened from the menu, closing goes back; if opened by a link, the menu replaces the product
  const close = () =>
    state?.overMenu ? navigate(-1) : navigate(ROUTES.browse, { replace: true, preventScrollReset: true });
  const done = (line: string) => {
    close();
    toast.success(t('added', { name: say(product.name) }), {
      label: t('common:undo'),
      onClick: () => owner && changeCart(owner, { type: 'lineRemoved', id: line }),
    });
  };
  return <ProductSheet key={product._id} product={product} onClose={close} onDone={done} />;
}
