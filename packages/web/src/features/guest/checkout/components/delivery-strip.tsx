import { DeliveryRow } from './delivery-row.tsx';
import css from './delivery-strip.module.css';

/** Shows above the menu where an order is delivered to, for what fee and minimum, before anything is chosen. */
export function DeliveryStrip() {
  return (
    <div className={css.place}>
      <div className="framed">
        <DeliveryRow />
      </div>
    </div>
  );
}
