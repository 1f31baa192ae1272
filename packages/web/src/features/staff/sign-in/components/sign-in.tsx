import { LANGUAGES } from '@comanda/domain';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { staffShop } from '../../../../data/devices/staff-session.ts';
import { useShops } from '../../../../data/shops/use-shops.ts';
import { chooseLocale, useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { usePersisted } from '../../../../lib/persisted.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { SelectField } from '../../../../ui/controls/field.tsx';
import { Menu } from '../../../../ui/controls/menu.tsx';
import { Icon, type IconName } from '../../../../ui/icons/icon.tsx';
import { PasswordEntry } from './password-entry.tsx';
import { PinEntry } from './pin-entry.tsx';
import css from './sign-in.module.css';

/** Returns the shop of this device: from the address, as chosen before, or the only one. */
function useStaffShop() {
  const [search] = useSearchParams();
  const chosen = usePersisted(staffShop);
  const list = useShops();
  const shops = list.data ?? [];
  const asked = search.get('shop');
  const known = [asked, chosen].find((id) => shops.some(({ _id }) => _id === id));
  return { shops, shop: known ?? shops[0]?._id ?? null, isLost: list.isError, retry: list.refetch };
}

export type SignInProps = {
  readonly title: string;
  readonly icon: IconName;
  /** True if a log-in has ended on this device. */
  readonly hasEnded?: boolean;
  /** True to ask for a password, with a PIN as the alternative. */
  readonly byPassword?: boolean;
};

/** Sign-in page: a PIN on a keypad, or a password. */
export function SignIn({ title, icon, hasEnded, byPassword = false }: SignInProps) {
  const { t } = useTranslation('staff');
  const { locale, say } = useLocale();
  const { shops, shop, isLost, retry } = useStaffShop();
  const [isPassword, setIsPassword] = useState(byPassword);
  return (
    <main className={css.page}>
      <section className={css.card}>
        <header className={cx('tiled', css.head)}>
          <span className={css.sign}>
            <Icon name={icon} />
          </span>
          <h1 className={css.title}>{title}</h1>
          <div className={css.language}>
            <Menu
              label={t('common:language')}
              look="bare"
              trigger={<Icon name="globe" />}
              options={LANGUAGES.map(({ code, name, tag: lang }) => ({ value: code, label: name, lang }))}
              value={locale.code}
              onChange={(code) => void chooseLocale(code)}
            />
          </div>
        </header>
        {shops.length > 1 && (
          <SelectField
            label={t('shop')}
            value={shop ?? ''}
            onChange={staffShop.set}
            options={shops.map(({ _id, name }) => ({ value: _id, label: say(name) }))}
          />
        )}
        {isLost && (
          <Button variant="tonal" icon="refresh" onClick={() => retry()}>
            {t('common:retry')}
          </Button>
        )}
        {isPassword ? (
          <PasswordEntry shop={shop ?? undefined} />
        ) : (
          <PinEntry shop={shop} ask={t(hasEnded ? 'ended.title' : 'pin.ask')} />
        )}
        {byPassword && (
          <Button variant="quiet" onClick={() => setIsPassword(!isPassword)}>
            {t(isPassword ? 'logIn.usePin' : 'logIn.usePassword')}
          </Button>
        )}
      </section>
    </main>
  );
}
