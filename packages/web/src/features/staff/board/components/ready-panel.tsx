import type { BoardEntry } from '@comanda/contract';
import { MINUTE_MS } from '@comanda/domain';
import { cx } from '../../../../lib/cx.ts';
import { Slip } from '../../../../ui/layout/slip.tsx';
import type { BoardLanguages } from '../state/board-languages.ts';
import { BilingualLabel } from './bilingual-label.tsx';
import { BoardNumber } from './board-number.tsx';
import css from './ready-panel.module.css';

/** Maximum number of orders beside which pictures fit. */
const ROOM_FOR_FOOD = 4;
const MANY = 8;

export type ReadyPanelProps = {
  readonly entries: readonly BoardEntry[];
  readonly now: number;
  readonly languages: BoardLanguages;
  /** Dishes of the shop, shown at the foot while there is room. */
  readonly pictures: readonly string[];
};

/** Numbers ready to collect: the newest very large, earlier ones below. */
export function ReadyPanel({ entries, now, languages, pictures }: ReadyPanelProps) {
  const [newest, ...earlier] = entries;
  const isJustNow = newest !== undefined && now - Date.parse(newest.since) < 2 * MINUTE_MS;
  return (
    <section className={css.ready} aria-labelledby="board-ready">
      <h2 id="board-ready" className={css.heading}>
        <BilingualLabel text="ready" languages={languages} />
      </h2>
      <div aria-live="polite" className={css.numbers}>
        {newest && (
          <div key={newest._id} className={css.newest}>
            <Slip teeth="l" className={css.big}>
              <small className={css.when}>
                <BilingualLabel text={isJustNow ? 'justNow' : 'collect'} languages={languages} />
              </small>
              <strong className={css.number}>
                <BoardNumber entry={newest} />
              </strong>
            </Slip>
          </div>
        )}
        {earlier.length > 0 && (
          <ol className={cx(css.earlier, earlier.length > MANY && css.many)}>
            {earlier.map((entry) => (
              <li key={entry._id}>
                <Slip className={css.small}>
                  <BoardNumber entry={entry} />
                </Slip>
              </li>
            ))}
          </ol>
        )}
        {newest === undefined && (
          <p className={css.none}>
            <BilingualLabel text="noneReady" languages={languages} />
          </p>
        )}
      </div>
      {earlier.length <= ROOM_FOR_FOOD && (
        <div className={css.food} aria-hidden="true">
          {pictures.slice(0, 3).map((picture) => (
            <img key={picture} alt="" className={css.dish} src={`/api/attachments/${picture}-medium.webp`} />
          ))}
        </div>
      )}
    </section>
  );
}
