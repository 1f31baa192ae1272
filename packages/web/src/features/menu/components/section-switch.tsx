import { useLocale } from '../../../app/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Menu } from '../../../ui/menu.tsx';
import { type SectionPlace, useSections } from '../hooks/use-sections.ts';

function hoursOf({ section }: SectionPlace): string | undefined {
  const spans = (section.timeRange ?? [])
    .filter((range) => range.openForOnline)
    .map(({ from, to }) => (from === to ? undefined : `${from} – ${to}`))
    .filter((span) => span !== undefined);
  return spans.length === 0 ? undefined : [...new Set(spans)].join(', ');
}

/** The menu's section as a title; with several sections a list to choose from, with their hours. */
export function SectionSwitch() {
  const { t } = useTranslation('guest');
  const { say } = useLocale();
  const { current, places, choose } = useSections();
  if (current === undefined) return t('title.menu');
  if (places.length < 2) return say(current.name);
  return (
    <Menu
      label={t('menu.section')}
      look="title"
      value={current._id}
      options={places.map((each) => ({
        value: each.section._id,
        label: say(each.section.name),
        note: hoursOf(each),
        disabled: !each.available,
      }))}
      onChange={choose}
    />
  );
}
