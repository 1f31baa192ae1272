import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { logOutStaff } from '../../../../data/devices/log-out-staff.ts';
import { personColour } from '../../../../data/devices/person-colour.ts';
import { useStaffScreen } from '../../../../data/devices/staff-screen.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { Avatar } from '../../../../ui/display/avatars.tsx';
import { Icon, type IconName } from '../../../../ui/icons/icon.tsx';
import css from './staff-frame.module.css';

/** A part of a staff screen that the frame's bar leads to. */
export type StaffFrameItem = {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  readonly isCurrent?: boolean;
  /** Number of things that wait there; not shown when 0. */
  readonly count?: number;
  /** Text of that number for screen readers, such as "2 waiting". */
  readonly countLabel?: string;
  /** True if they are money or guests that must not wait. */
  readonly isUrgent?: boolean;
  /** Address of a page, or `onClick` for a part of this one. */
  readonly to?: string;
  readonly onClick?: () => void;
};

type StaffFrameProps = {
  /** Accessible name of the bar. */
  readonly label: string;
  readonly items: readonly StaffFrameItem[];
  /** The screen; its landmarks are its own. */
  readonly children: ReactNode;
};

function Item(item: StaffFrameItem) {
  const { label, icon, isCurrent = false, count = 0, countLabel, isUrgent = false, to, onClick } = item;
  const content = (
    <>
      <Icon name={icon} />
      {label}
      {count > 0 && (
        <b className={cx(css.count, isUrgent && css.urgent)}>
          {count}
          {countLabel !== undefined && <span className="sr"> {countLabel}</span>}
        </b>
      )}
    </>
  );
  const current = isCurrent ? ('page' as const) : undefined;
  if (to !== undefined)
    return (
      <Link to={to} className={css.item} aria-current={current}>
        {content}
      </Link>
    );
  return (
    <button type="button" className={css.item} aria-current={current} onClick={onClick}>
      {content}
    </button>
  );
}

/** Bar of the parts, with the menu and the person signed in. */
const Bar = memo(function Bar({ label, items }: Omit<StaffFrameProps, 'children'>) {
  const { t } = useTranslation('staff');
  const { session, menu } = useStaffScreen();
  const { _id, name } = session.staff;
  return (
    <nav className={css.bar} aria-label={label}>
      {items.map((item) => (
        <Item key={item.id} {...item} />
      ))}
      <div className={css.menu}>{menu}</div>
      <button type="button" className={css.person} onClick={logOutStaff}>
        <Avatar name={name} colour={personColour(_id)} />
        <span className={css.name}>{name}</span>
        <span className={css.lock}>
          <Icon name="lock" size="xs" />
          {t('lock')}
        </span>
      </button>
    </nav>
  );
});

/**
 * Frame of the till's screens: the bar of their parts at the left, on a handheld at the foot, with the person signed
 * in, whose touch locks the screen for the next one. The screen fills the rest and scrolls inside itself.
 */
export function StaffFrame({ label, items, children }: StaffFrameProps) {
  return (
    <div className={css.frame}>
      <Bar label={label} items={items} />
      <div className={css.screen}>{children}</div>
    </div>
  );
}
