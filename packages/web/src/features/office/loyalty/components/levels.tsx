import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { DocumentHistory, useDraft } from '../../changes/index.ts';
import { creationOf, NameFields, NumberField } from '../../fields/index.ts';
import { useDocumentEdit } from '../../menu/index.ts';
import {
  DocumentPane,
  DraftBar,
  multiplierOf,
  percentOff,
  TestSection,
  useDescribeRules,
  useRuleNames,
} from '../../promotions/index.ts';
import { useLevelSentence } from '../hooks/use-level-sentence.ts';
import { useShown } from '../hooks/use-shown.ts';
import { type DraftedLevel, inLevelOrder, newLevel } from '../state/programme.ts';
import { DocumentActions } from './document-actions.tsx';
import { DocumentRows } from './document-rows.tsx';
import css from './loyalty.module.css';
import type { LoyaltyPageProps, LoyaltyProps } from './loyalty-props.ts';
import { MissingSwitch } from './missing-switch.tsx';

/** The highest per cent that a level may take off: a bill is never free by it. */
const MAX_PERCENT = 99;

/** The levels of members, as they are climbed, and the chosen one's fields. */
export function Levels({ tabs, ...props }: LoyaltyPageProps) {
  const { rules, programme } = props;
  const { t } = useTranslation('office');
  const { say } = useLocale();
  const { change } = useDraft();
  const sentence = useLevelSentence(programme.settings?.now);
  const shown = useShown(inLevelOrder(programme.levels));
  const level = shown.document;
  const add = () => {
    const made = newLevel(t('programme.level.unnamed'));
    change([creationOf('vipLevels', made)]);
    shown.choose(made._id);
  };
  return (
    <>
      <DraftBar title={t('nav.loyalty')} clean={t('programme.clean')} describe={useDescribeRules(rules)}>
        <Button variant="tonal" icon="plus" onClick={add}>
          {t('programme.level.add')}
        </Button>
      </DraftBar>
      {tabs}
      <DocumentPane
        {...shown.pane}
        list={
          <DocumentRows
            label={t('programme.tabs.levels')}
            rows={shown.shown}
            sentenceOf={({ now }) => sentence(now)}
            isOff={() => false}
            isChosen={shown.isChosen}
            onChoose={shown.choose}
          />
        }
        empty={{ title: t('programme.level.none'), text: t('programme.level.noneText') }}
        filter={<MissingSwitch isOn={shown.isMissing} onChange={shown.setMissing} />}
        panelLabel={t('programme.tabs.levels')}
        chosen={
          level && {
            title: say(level.now.name) || t('promotions.unnamed'),
            editor: <LevelEditor key={level.id} {...props} level={level} onChoose={shown.choose} />,
          }
        }
      />
    </>
  );
}

type LevelEditorProps = LoyaltyProps & {
  readonly level: DraftedLevel;
  readonly onChoose: (id: string) => void;
};

function LevelEditor({ level, rules, programme, shop, onChoose }: LevelEditorProps) {
  const { t } = useTranslation('office');
  const edit = useDocumentEdit('vipLevels', level);
  const sentence = useLevelSentence(programme.settings?.now);
  const { entries } = useRuleNames(rules);
  const describe = useDescribeRules(rules);
  const { orderDiscount, minPoints } = level.now;
  return (
    <div className={css.editor}>
      <p className={css.sentence}>{sentence(level.now)}</p>
      <NameFields of="vipLevels.name" name={level.now.name} path="name" edit={edit} />
      <NumberField
        label={t('programme.field.orderDiscount')}
        kind="number"
        isOptional
        max={MAX_PERCENT}
        value={percentOff(orderDiscount)}
        onChange={(percent = 0) => edit('orderDiscount', multiplierOf(percent))}
      />
      <NumberField
        label={t('programme.field.minPoints')}
        hint={t('programme.level.pointsHint')}
        of="vipLevels.minPoints"
        value={minPoints}
        onChange={(points) => edit('minPoints', points)}
      />
      <TestSection lists={rules} person={level.id} {...{ shop, entries }} />
      <DocumentActions list="vipLevels" document={level} onChoose={onChoose} />
      <DocumentHistory of={{ list: 'vipLevels', entity: level.id }} describe={describe} />
    </div>
  );
}
