import type { ShareState } from '@comanda/domain';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Badge } from '../../../../ui/display/badge.tsx';

const MARKS = {
  paid: { tone: 'ok', icon: 'check' },
  pending: { tone: 'left', icon: 'clock' },
  partly: { tone: 'quiet', icon: 'split' },
  partlyPending: { tone: 'quiet', icon: 'clock' },
} as const;

/** Shows the payment state of a share. */
export function ShareMark({ state }: { readonly state: Exclude<ShareState, 'open'> }) {
  const { t } = useTranslation('split-bill');
  return (
    <Badge tone={MARKS[state].tone} icon={MARKS[state].icon}>
      {t(`mark.${state}`)}
    </Badge>
  );
}
