import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { removedAt, replacedAt } from '../../../../lib/list-edits.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useDraft } from '../../changes/index.ts';
import { creationOf, NameFields } from '../../fields/index.ts';
import { useOffice } from '../../frame/index.ts';
import { useDocumentEdit } from '../hooks/use-document-edit.ts';
import type { MenuLists } from '../hooks/use-menu-lists.ts';
import { useRangesText } from '../hooks/use-ranges-text.ts';
import { type DraftedSection, newRange, newSection, nextPosition, orderEdits } from '../state/structure.ts';
import { ArchiveButton } from './archive-button.tsx';
import { RangeFields } from './range-fields.tsx';
import { StructureList } from './structure-list.tsx';
import css from './structure-sheet.module.css';

/** The sections of the menu in their order with their times, each opened to change it, and the button that adds one. */
export function SectionList({ lists }: { readonly lists: MenuLists }) {
  const { t } = useTranslation('office');
  const { change } = useDraft();
  const { session } = useOffice();
  const rangesText = useRangesText();
  const { sections } = lists;
  const add = () => {
    const section = newSection(session.shop, nextPosition(sections, 'showOrder'));
    change([creationOf('sections', section)]);
    return section._id;
  };
  return (
    <div className={css.list}>
      {sections.length === 0 && <p>{t('menu.section.none')}</p>}
      <StructureList
        rows={sections}
        label={t('menu.section.title')}
        unnamed={t('menu.section.unnamed')}
        addLabel={t('menu.section.add')}
        addVariant="tonal"
        noteOf={({ now }) => rangesText(now.timeRange ?? [])}
        fieldsOf={(section) => <SectionFields section={section} />}
        onAdd={add}
        onOrder={(ids) => change(orderEdits('sections', sections, { ids, field: 'showOrder' }))}
      />
    </div>
  );
}

/** Fields of a section: names and the times at which it is served. */
function SectionFields({ section }: { readonly section: DraftedSection }) {
  const { t } = useTranslation('office');
  const { say } = useLocale();
  const edit = useDocumentEdit('sections', section);
  const { name, timeRange = [] } = section.now;
  // ranges have no ids, and none is moved
  const ranges = timeRange.map((range, at) => ({ range, at }));
  return (
    <div className={css.fields}>
      <NameFields of="sections.name" name={name} path="name" edit={edit} />
      {ranges.map(({ range, at }) => (
        <RangeFields
          key={at}
          range={range}
          onChange={(changed) => edit('timeRange', replacedAt(timeRange, at, changed))}
          onRemove={() => edit('timeRange', removedAt(timeRange, at))}
        />
      ))}
      <div>
        <Button
          variant="plain"
          size="s"
          icon="plus"
          onClick={() => edit('timeRange', [...timeRange, newRange()])}
        >
          {t('menu.section.addTimes')}
        </Button>
      </div>
      <div>
        <ArchiveButton list="sections" document={section} name={say(name)} />
      </div>
    </div>
  );
}
