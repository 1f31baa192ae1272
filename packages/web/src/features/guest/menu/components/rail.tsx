import { type ReactNode, useEffect, useRef, useState } from 'react';
import { pictureSource } from '../../../../data/catalogue/dish-picture.ts';
import { ALL, type MenuGroup } from '../../../../data/menu/menu-groups.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { FIRST_SCREEN, useIsFirstPaint } from '../../../../lib/first-paint.ts';
import { useDelayed } from '../../../../lib/use-delayed.ts';
import { useOneTabStop } from '../../../../lib/use-one-tab-stop.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { Picture } from '../../../../ui/illustrations/picture.tsx';
import { tintOf } from '../../../../ui/illustrations/picture-tables.ts';
import css from './rail.module.css';

type RailProps = {
  readonly groups: readonly MenuGroup[];
  /** The id of a group, or `ALL`. */
  readonly current: string | undefined;
  readonly onChoose: (group: string) => void;
};

/** Duration of the start phase, and the delay of the category pictures during it, in milliseconds. */
const START = 5000;
const DISHES_FIRST = 600;

/** Returns true once the category pictures may load; during the start phase the dishes go first. */
function useIconsAllowed(): boolean {
  const [isStarting] = useState(() => performance.now() < START);
  const isDelayOver = useDelayed(DISHES_FIRST);
  const isFirstPaint = useIsFirstPaint();
  return !isFirstPaint && (isDelayOver || !isStarting);
}

type EntryProps = {
  readonly id: string;
  readonly isCurrent: boolean;
  readonly icon: ReactNode;
  readonly name: string;
  readonly onChoose: (group: string) => void;
};

function Entry({ id, isCurrent, icon, name, onChoose }: EntryProps) {
  return (
    <button
      type="button"
      data-group={id}
      className={css.item}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={() => onChoose(id)}
    >
      {icon}
      <span className={css.name}>{name}</span>
    </button>
  );
}

/**
 * Renders the categories beside the menu, in sync with its scroll position, after an entry for the whole menu; each
 * shows a picture of one of its dishes.
 */
export function Rail({ groups, current, onChoose }: RailProps) {
  const { t } = useTranslation('menu');
  const { say } = useLocale();
  const rail = useRef<HTMLElement>(null);
  const fence = useOneTabStop(rail);
  const hasIcons = useIconsAllowed();
  const shown = useIsFirstPaint() ? groups.slice(0, FIRST_SCREEN.categories) : groups;
  useEffect(() => {
    const box = rail.current;
    const item = box?.querySelector<HTMLElement>(`[data-group="${CSS.escape(current ?? '')}"]`);
    if (!box || !item) return;
    box.scrollTo({
      top: item.offsetTop - (box.clientHeight - item.clientHeight) / 2,
      left: item.offsetLeft - (box.clientWidth - item.clientWidth) / 2,
    });
  }, [current]);
  return (
    <nav ref={rail} className={css.rail} data-scrolls="" aria-label={t('categories')}>
      {fence(
        <>
          {groups.length > 1 && (
            <Entry
              id={ALL}
              isCurrent={current === ALL}
              name={t('all')}
              icon={
                <span className={css.whole}>
                  <Icon name="bowl" />
                </span>
              }
              onChoose={onChoose}
            />
          )}
          {shown.map(({ id, category, products }) => (
            <Entry
              key={id}
              id={id}
              isCurrent={id === current}
              name={category === undefined ? t('popular') : say(category.name)}
              icon={
                <Picture
                  alt=""
                  source={pictureSource(category?.image ?? products[0]?.image)}
                  sizes="44px"
                  waits={!hasIcons}
                  tint={tintOf(id)}
                  className={css.icon}
                />
              }
              onChoose={onChoose}
            />
          ))}
        </>,
      )}
    </nav>
  );
}
