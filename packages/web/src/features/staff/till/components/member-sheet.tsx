import { useRef, useState } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { isPhoneNumber, type TillMember } from '../../sale/index.ts';
import type { BillGuest } from '../hooks/use-bill-guest.ts';
import { CodeForm } from './code-form.tsx';
import css from './member-sheet.module.css';

export type GuestSheetProps = {
  readonly open: boolean;
  readonly guest: BillGuest;
  readonly onClose: () => void;
};

/** Returns a member's level with its percentage, and their points, in words. */
function useMemberText() {
  const { t } = useTranslation('till');
  return ({ vipLevel, points }: TillMember, levelName: string): string =>
    [
      vipLevel && t('guest.level', { level: levelName, percent: percentOff(vipLevel) }),
      t('guest.points', { count: points }),
    ]
      .filter(Boolean)
      .join(t('staff:comma'));
}

/** Returns the per cent that a level takes off every order. */
function percentOff({ orderDiscount }: NonNullable<TillMember['vipLevel']>): number {
  return Math.round((1 - orderDiscount) * 10_000) / 100;
}

/** Finds the member whose bill it is, by telephone number or the code on their phone, or takes them off (till T3.6). */
export function MemberSheet({ open, guest, onClose }: GuestSheetProps) {
  const { t } = useTranslation('till');
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const toast = useToast();
  const find = async (given: string) => {
    const refusal = await guest.find(isPhoneNumber(given) ? { phone: given } : { code: given });
    if (refusal === undefined) onClose();
    return refusal;
  };
  const leave = async () => {
    setBusy(true);
    const refusal = await guest.leave();
    setBusy(false);
    if (refusal) toast.error(refusal);
    else onClose();
  };
  const { member } = guest;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('guest.member')}
      closeLabel={t('common:close')}
      width="s"
      firstFocus={() => field.current}
    >
      <div className={css.rows}>
        {member !== undefined && <MemberRow member={member} isBusy={isBusy} onLeave={() => void leave()} />}
        {open && (
          <CodeForm
            field={field}
            label={t('guest.numberOrCode')}
            action={t('guest.find')}
            maxLength={200}
            onGiven={find}
          />
        )}
      </div>
    </Sheet>
  );
}

type MemberRowProps = { readonly member: TillMember; readonly isBusy: boolean; readonly onLeave: () => void };

function MemberRow({ member, isBusy, onLeave }: MemberRowProps) {
  const { t } = useTranslation('till');
  const { say } = useLocale();
  const memberText = useMemberText();
  return (
    <div className={css.row}>
      <span>
        <b>{member.name ?? t('guest.member')}</b>
        <small>{memberText(member, say(member.vipLevel?.name))}</small>
      </span>
      <Button variant="plain" disabled={isBusy} onClick={onLeave}>
        {t('guest.takeOff')}
      </Button>
    </div>
  );
}
