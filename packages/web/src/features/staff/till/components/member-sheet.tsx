import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { isPhoneNumber, type TillMember } from '../../sale/index.ts';
import type { BillGuest } from '../hooks/use-bill-guest.ts';
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
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (open) setText('');
  }, [open]);
  const after = async (change: Promise<boolean>) => {
    setBusy(true);
    const isDone = await change;
    setBusy(false);
    if (isDone) onClose();
  };
  const given = text.trim();
  const find = () => after(guest.find(isPhoneNumber(given) ? { phone: given } : { code: given }));
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
        {member !== undefined && (
          <MemberRow member={member} isBusy={isBusy} onLeave={() => void after(guest.leave())} />
        )}
        <form
          className={css.entry}
          onSubmit={(event) => {
            event.preventDefault();
            if (given !== '' && !isBusy) void find();
          }}
        >
          <TextField
            ref={field}
            label={t('guest.numberOrCode')}
            hint={t('guest.orScan')}
            value={text}
            onChange={setText}
            maxLength={200}
            autoComplete="off"
          />
          <Button type="submit" size="l" wide busy={isBusy} disabled={given === ''}>
            {t('guest.find')}
          </Button>
        </form>
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
