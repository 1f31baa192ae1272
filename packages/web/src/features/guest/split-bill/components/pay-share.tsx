import type { TableSession } from '@comanda/contract';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useHistoryDialog } from '../../../../lib/use-history-dialog.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { preloadIcons } from '../../../../ui/icons/icon.tsx';
import { preloadDialogs } from '../../../../ui/overlays/dialog.tsx';
import { canContinue, PayFoot, PaymentSheet, useOwnPayment } from '../../payment/index.ts';
import type { SplitChoice } from '../state/split-choice.ts';
import type { MethodShare, SplitMethods } from '../state/split-methods.ts';
import { ShareParts } from './share-parts.tsx';

type PayShareProps = {
  readonly session: TableSession;
  readonly choice: SplitChoice;
  readonly methods: SplitMethods;
};

/** Returns the label of the pay button, or the reason it is disabled. */
function usePayLabel(choice: SplitChoice, { share, wanted }: MethodShare): string {
  const { t } = useTranslation('split-bill');
  if ('refusal' in wanted) {
    if (choice.way === 'lines') return t('pay.pick');
    return t(wanted.refusal.code === 'nothingToPay' ? 'pay.nothing' : 'pay.taken');
  }
  switch (share?.kind) {
    case 'guest':
      return share.guests.length === 1 ? t('pay.mine') : t('pay.shares', { count: share.guests.length });
    case 'equal':
      return t('pay.parts', { count: share.count, parts: share.parts });
    case 'lines':
      return t('pay.lines', { count: share.lines.length });
    default:
      return t('pay.all');
  }
}

/** Renders the parts of the chosen share and the button that pays it. */
export function PayShare({ session, choice, methods }: PayShareProps) {
  const { t } = useTranslation('payment');
  const sheet = useHistoryDialog('pay');
  const way = methods[choice.way];
  const text = usePayLabel(choice, way);
  const own = useOwnPayment(session);
  const isSecondary = canContinue(own);
  const share = 'share' in way.wanted ? way.wanted.share : undefined;
  if (own?.wait !== undefined) return null;
  return (
    <PayFoot above={share && <ShareParts share={share} session={session} />}>
      <Button
        wide
        size="l"
        variant={isSecondary ? 'plain' : 'primary'}
        disabled={share === undefined}
        amount={share && <Price amount={share.amount} size="inherit" />}
        onClick={() => {
          preloadDialogs();
          preloadIcons();
          sheet.open();
        }}
      >
        {isSecondary && share ? t('payOtherWay') : text}
      </Button>
      <PaymentSheet
        session={session}
        request={share && { amount: share.amount, ...(way.share && { share: way.share }) }}
        open={sheet.isOpen}
        onClose={sheet.close}
      />
    </PayFoot>
  );
}
