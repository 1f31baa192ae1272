import { useMemo } from 'react';
import type { ApprovalAbout } from '../../../../data/approval/asked-approval.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { withHandReason } from '../state/hand-reason.ts';

/** Reasons of a reduction by hand, which whoever approves it chooses from. */
const HAND_REASONS = ['complaint', 'slow', 'regular', 'wrongPrice', 'staff'] as const;

export type HandReasons = Required<Pick<ApprovalAbout, 'reasons' | 'withReason'>>;

/** Returns the reasons that an approval of a price or discount by hand asks for; the one chosen goes to the audit log. */
export function useHandReasons(): HandReasons {
  const { t } = useTranslation('approval');
  return useMemo(() => {
    const reasons = [
      ...HAND_REASONS.map((code) => ({ code: code as string, label: t(`reason.price.${code}`) })),
      { code: 'other', label: t('reason.other') },
    ];
    return {
      reasons,
      withReason: (data, { code, text }) =>
        withHandReason(data, text ?? reasons.find((each) => each.code === code)?.label ?? code),
    };
  }, [t]);
}
