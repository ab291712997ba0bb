import { array, string } from 'valibot';
import { useStoredValue, type StoredValueDefinition } from '@back-office/shared/state';
import { useToast } from '@back-office/shared/ui';
import { widgetCards, type SuiteCard } from '../domain/suiteFigures';

const stored: StoredValueDefinition<readonly string[]> = {
  key: 'back-office:suite-widgets',
  schema: array(string()),
  fallback: [],
};

/** The widgets that the merchant added to the home, in the order they were added. They are kept. */
export function useSuiteWidgets() {
  const [ids, set] = useStoredValue(stored);
  const { show } = useToast();
  const added = [...new Set(ids)].flatMap((id) => widgetCards.filter((card) => card.id === id));

  function change(to: (before: readonly string[]) => readonly string[], message: string, undo: () => void) {
    const written = set(to);
    if (written.ok) show({ message, tone: 'done', action: { label: 'Undo', onPress: undo } });
    else show({ message: written.message, tone: 'failed' });
  }

  const without = (id: string) => (before: readonly string[]) => before.filter((each) => each !== id);
  return {
    added,
    available: widgetCards.filter((card) => !added.includes(card)),
    add({ id, name }: SuiteCard) {
      change(
        (before) => [...without(id)(before), id],
        `${name} added`,
        () => void set(without(id)),
      );
    },
    remove({ id, name }: SuiteCard) {
      const place = ids.indexOf(id);
      change(without(id), `${name} removed`, () => void set((before) => without(id)(before).toSpliced(place, 0, id)));
    },
  };
}
