import { useLocale } from '../../../app/locale.ts';
import { useHistoryDialog } from '../../../lib/use-history-dialog.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioList } from '../../../ui/choice-list.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Price } from '../../../ui/price.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useCartBill } from '../../cart/hooks/use-cart-bill.ts';
import { useCartTroubles } from '../../cart/hooks/use-cart-troubles.ts';
import { useCoupons } from '../../cart/hooks/use-coupons.ts';
import { useReadyCatalogue } from '../../menu/hooks/catalogue-context.ts';
import { useJoinedSession } from '../../session/hooks/use-joined-session.ts';
import { usePlace } from '../../session/state/place.ts';
import { useOpening } from '../../shops/hooks/use-opening.ts';
import { usePlaceOrder } from '../hooks/use-place-order.ts';
import css from './place-bar.module.css';

/** The one button that places the cart, with its amount; and, where one pays before, how. */
export function PlaceBar({ docked = true }: { readonly docked?: boolean }) {
  const { t } = useTranslation(['guest', 'common']);
  const { say } = useLocale();
  const bill = useCartBill();
  const { methods, method, choose, isSending, isKept, place } = usePlaceOrder(bill);
  const { data } = useReadyCatalogue();
  const { mode } = usePlace();
  const opening = useOpening(data.shop, mode);
  const session = useJoinedSession();
  const troubles = useCartTroubles();
  const { coupons, remove } = useCoupons();
  const refused = coupons.find(({ refusal }) => refusal !== undefined);
  const sheet = useHistoryDialog('payWith');
  const isReadOnly = session !== undefined && session.status !== 'ongoing';
  const blocked = isReadOnly
    ? t('placing.readOnlyText')
    : !opening.isOpen
      ? (opening.next ?? t('placing.closedText'))
      : troubles.size > 0
        ? t('cart.mendFirst', { count: troubles.size })
        : isKept
          ? t('placing.kept')
          : refused !== undefined
            ? t('placing.codeRefused', { code: refused.code })
            : undefined;
  const label = method === undefined ? t('placing.place') : t('placing.placeAndPay');
  return (
    <div className={docked ? css.docked : css.inline} data-foot={docked ? '' : undefined}>
      {blocked === undefined && method !== undefined && (
        <div className={css.method}>
          <Icon name={method.online ? 'card' : 'cash'} />
          <span className={css.name}>{say(method.name)}</span>
          {methods.length > 1 && (
            <Button size="s" variant="quiet" onClick={() => sheet.open()}>
              {t('placing.change')}
            </Button>
          )}
        </div>
      )}
      {blocked !== undefined && (
        <p className={css.blocked} role="status">
          <Icon name="info" size="s" />
          <span>{blocked}</span>
        </p>
      )}
      {refused !== undefined && (
        <Button wide variant="plain" onClick={() => remove(refused.code)}>
          {t('placing.goOnWithout')}
        </Button>
      )}
      <Button
        size="l"
        wide
        disabled={blocked !== undefined || bill === undefined}
        busy={isSending}
        amount={bill && <Price amount={bill.share} size="inherit" />}
        onClick={place}
      >
        {isSending ? t('placing.sending') : label}
      </Button>
      <Sheet
        open={sheet.isOpen}
        onClose={sheet.close}
        title={t('placing.payWith')}
        closeLabel={t('common:close')}
        width="s"
      >
        <RadioList
          choices={methods.map(({ _id, name, online }) => ({
            value: _id,
            label: say(name),
            note: online ? undefined : t('placing.atCounter'),
          }))}
          value={method?._id ?? null}
          onChange={(id) => {
            choose(id);
            sheet.close();
          }}
        />
      </Sheet>
    </div>
  );
}
