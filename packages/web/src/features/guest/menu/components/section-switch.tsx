import { nextSectionOpening } from '@comanda/domain';
import { useCatalogueState } from '../../../../data/catalogue/catalogue-context.ts';
import { type SectionAvailability, useSections } from '../../../../data/menu/use-sections.ts';
import { useServingTexts } from '../../../../data/shops/use-opening.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { serverClock } from '../../../../lib/server-clock.ts';
import { Menu } from '../../../../ui/controls/menu.tsx';

function hoursOf({ section }: SectionAvailability): string | undefined {
  const spans = (section.timeRange ?? [])
    .filter((range) => range.openForOnline)
    .map(({ from, to }) => (from === to ? undefined : `${from} – ${to}`))
    .filter((span) => span !== undefined);
  return spans.length === 0 ? undefined : [...new Set(spans)].join(', ');
}

/** Renders the section as a title; with several, as a menu with their hours or their next opening. */
export function SectionSwitch() {
  const { t } = useTranslation('app');
  const { say } = useLocale();
  const { data } = useCatalogueState();
  const { current, places, choose } = useSections();
  const words = useServingTexts();
  if (current === undefined || data === undefined) return t('title.menu');
  if (places.length < 2) return say(current.name);
  const noteOf = (each: SectionAvailability) => {
    const now = serverClock.now();
    const opening = each.available
      ? undefined
      : nextSectionOpening(each.section, data.shop, new Date(now).toISOString());
    return opening === undefined ? hoursOf(each) : words(data.shop, opening, now);
  };
  return (
    <Menu
      label={t('menu:section')}
      look="title"
      value={current._id}
      options={places.map((each) => ({
        value: each.section._id,
        label: say(each.section.name),
        note: () => noteOf(each),
        disabled: !each.available,
      }))}
      onChange={choose}
    />
  );
}
