import type { TableSession } from '@comanda/contract';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useHistoryDialog } from '../../../../lib/use-history-dialog.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { preloadIcons } from '../../../../ui/icons/icon.tsx';
import { preloadDialogs } from '../../../../ui/overlays/dialog.tsx';
import { isBegun, PayFoot, PaymentSheet, useOwnPayment } from '../../payment/index.ts';
import type { SplitChoice } from '../state/split-choice.ts';
import type { SplitMethods, Way } from '../state/split-methods.ts';
import { ShareParts } from './share-parts.tsx';

type PayShareProps = {
  readonly session: TableSession;
  readonly choice: SplitChoice;
  readonly ways: SplitMethods;
};

/** Returns the label of the pay button, or the reason it is disabled. */
function useWayText(choice: SplitChoice, { wish, wanted }: Way): string {
  const { t } = useTranslation('split-bill');
  if ('refusal' in wanted) {
    if (choice.way === 'lines') return t('pay.pick');
    return t(wanted.refusal.code === 'nothingToPay' ? 'pay.nothing' : 'pay.taken');
  }
  switch (wish?.kind) {
    case 'guest':
      return wish.guests.length === 1 ? t('pay.mine') : t('pay.shares', { count: wish.guests.length });
    case 'equal':
      return t('pay.parts', { count: wish.count, parts: wish.parts });
    case 'lines':
      return t('pay.lines', { count: wish.lines.length });
    default:
      return t('pay.all');
  }
}

/** Renders the parts of the chosen share and the button that pays it. */
export function PayShare({ session, choice, ways }: PayShareProps) {
  const { t } = useTranslation('payment');
  const sheet = useHistoryDialog('pay');
  const way = ways[choice.way];
  const text = useWayText(choice, way);
  const isSecond = isBegun(useOwnPayment(session));
  const share = 'share' in way.wanted ? way.wanted.share : undefined;
  return (
    <PayFoot above={share && <ShareParts share={share} />}>
      <Button
        wide
        size="l"
        variant={isSecond ? 'plain' : 'primary'}
        disabled={share === undefined}
        amount={share && <Price amount={share.amount} size="inherit" />}
        onClick={() => {
          preloadDialogs();
          preloadIcons();
          sheet.open();
        }}
      >
        {isSecond && share ? t('payOtherWay') : text}
      </Button>
      <PaymentSheet
        session={session}
        wish={share && { amount: share.amount, ...(way.wish && { share: way.wish }) }}
        open={sheet.isOpen}
        onClose={sheet.close}
      />
    </PayFoot>
  );
}
