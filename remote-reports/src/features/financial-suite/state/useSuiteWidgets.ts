import { useAnnounceEdit, useStoredValue, type Outcome } from '@back-office/shared/state';
import { suiteWidgets } from '../../../state/customReports';
import { widgetCards, type SuiteCard } from '../domain/suiteFigures';

type Change = (ids: readonly string[]) => readonly string[];

const without =
  (id: string): Change =>
  (ids) =>
    ids.filter((each) => each !== id);

/** At the end if no place is given. */
const withAt =
  (id: string, place = Infinity): Change =>
  (ids) =>
    without(id)(ids).toSpliced(place, 0, id);

/** The widgets that the merchant added to the home, in the order they were added. They are kept. */
export function useSuiteWidgets() {
  const [ids, set] = useStoredValue(suiteWidgets);
  const announce = useAnnounceEdit();
  const added = [...new Set(ids)].flatMap((id) => widgetCards.filter((card) => card.id === id));

  async function edit(change: Change, inverse: Change): Promise<Outcome> {
    const written = await set(change);
    return written.ok ? { ok: true, changed: 1, undo: () => edit(inverse, change) } : written;
  }

  return {
    added,
    available: widgetCards.filter((card) => !added.includes(card)),
    add: ({ id, name }: SuiteCard) => announce(edit(withAt(id), without(id)), `${name} added`),
    remove: ({ id, name }: SuiteCard) => announce(edit(without(id), withAt(id, ids.indexOf(id))), `${name} removed`),
  };
}
