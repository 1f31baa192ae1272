import type { DeliveryZone } from '@comanda/contract';
import { LANGUAGES, type LocalizedText } from '@comanda/domain';
import { newRequestId } from '../../../../lib/request-id.ts';
import { firstName } from '../../fields/index.ts';

type Areas = DeliveryZone['areas'];

/** Returns a new zone with a name, without places or a fee. */
export function newZone(name: LocalizedText): DeliveryZone {
  return { _id: newRequestId(), name, areas: [], fee: 0 };
}

/** Returns the places of a zone in one language, one a line. */
export function linesOf(areas: Areas, field: keyof LocalizedText): string {
  return areas
    .map((area) => area[field] ?? '')
    .join('\n')
    .trimEnd();
}

/** Returns the places after those of one language were typed, one a line; a line belongs to the place of its number. */
export function withLines(areas: Areas, field: keyof LocalizedText, typed: string): Areas {
  const lines = typed.split('\n').map((line) => line.trim());
  const count = Math.max(lines.length, areas.length);
  const changed = Array.from({ length: count }, (_, at) => ({
    ...(areas[at] ?? firstName('')),
    [field]: lines[at] ?? '',
  }));
  return changed.filter((area) => LANGUAGES.some((language) => (area[language.field] ?? '') !== ''));
}
