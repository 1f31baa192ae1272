import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import type { HandOrder } from '../hooks/use-hand-order.ts';

/** The one filled button: sends what is rung up to the kitchen. */
export function SendButton({ hand }: { readonly hand: HandOrder }) {
  const { t } = useTranslation('handheld');
  const { unsent, isBusy, isOnline, send } = hand;
  return (
    <Button size="l" wide icon="chef" busy={isBusy} disabled={unsent === 0 || !isOnline} onClick={send}>
      {unsent === 0 ? t('nothingToSend') : t('send', { count: unsent })}
    </Button>
  );
}
