import type { Authenticated } from '@comanda/contract';
import { useNavigate } from 'react-router';
import { mayUse, staffSession } from '../../../../data/devices/staff-session.ts';
import { chooseLocale, LOCALES } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { Menu } from '../../../../ui/controls/menu.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';

/** Who is signed in: language, the other screens they may use, sign out. */
export function StaffMenu({ session }: { readonly session: Authenticated }) {
  const { t } = useTranslation('staff');
  const navigate = useNavigate();
  const { role, name } = session.staff;
  const screens = [
    {
      value: ROUTES.kitchen,
      label: t('kitchen'),
      icon: 'chef' as const,
      roles: ['kitchen', 'waiter'] as const,
    },
    { value: ROUTES.counter, label: t('counter'), icon: 'cash' as const, roles: ['cashier'] as const },
    { value: ROUTES.owner, label: t('tables'), icon: 'qr' as const, roles: [] },
  ].filter((screen) => mayUse(role, screen.roles));
  const act = (choice: string) => {
    const locale = LOCALES.find(({ code }) => code === choice);
    if (locale) void chooseLocale(locale.code);
    else if (choice === 'signOut') staffSession.set(null);
    else navigate(choice);
  };
  return (
    <Menu
      label={t('staffMenu', { name })}
      look="bare"
      trigger={<Icon name="user" />}
      value={null}
      onChange={act}
      options={[
        ...screens,
        ...LOCALES.map(({ code, name: language, lang }) => ({
          value: code,
          label: language,
          lang,
          icon: 'globe' as const,
        })),
        { value: 'signOut', label: t('signOut'), note: () => name, icon: 'lock' as const },
      ]}
    />
  );
}
