import { QuarantineNotice, useAnnounceEdit, type UnreadableValue } from '@back-office/shared/state';
import { pluralize } from '@back-office/shared/format';
import { Notice, useToast } from '@back-office/shared/ui';
import { useCategories } from '../state/categories';
import { useItems } from '../state/items';

/** Problems with the stored items: an edit that failed, and values that were quarantined. */
export function StorageNotices() {
  const { error, dismissError, quarantined } = useItems();
  const lists = quarantined.filter(({ key }) => key === 'items');
  const others = quarantined.filter(({ key }) => key !== 'items');
  return (
    <>
      {lists.map((value) => (
        <DamagedList key={value.movedTo ?? value.text} value={value} />
      ))}
      {others.length > 0 && <DamagedView values={others} />}
      {error !== null && (
        <Notice tone="negative" onDismiss={dismissError}>
          {error}
        </Notice>
      )}
    </>
  );
}

/** A damaged list, until it is restored completely or discarded. */
function DamagedList({ value }: { readonly value: UnreadableValue }) {
  const { restoreQuarantined, discardQuarantined } = useItems();
  const announce = useAnnounceEdit();
  const { show } = useToast();

  async function restore() {
    const outcome = await restoreQuarantined(value);
    if (!outcome.ok) return show({ message: outcome.message, tone: 'failed' });
    const message = outcome.isComplete
      ? (count: number) => `${pluralize(count, 'item')} restored`
      : (count: number) => `${pluralize(count, 'item')} restored. The rest of the damaged list cannot be read.`;
    await announce(Promise.resolve(outcome), message);
  }

  return (
    <QuarantineNotice
      values={[value]}
      onRestore={() => void restore()}
      onDiscard={() => void announce(discardQuarantined(value), 'Damaged list discarded')}
    >
      The stored list is damaged. It was set aside; nothing was overwritten. Restore adds the items that can still be
      read.
    </QuarantineNotice>
  );
}

const viewNames: Readonly<Record<string, string>> = {
  'items-search': 'search text',
  'items-selected': 'selection',
  'items-loading': 'loading mark',
  'items-error': 'last error',
};

/** Damaged values that only concern how the list was shown. */
function DamagedView({ values }: { readonly values: readonly UnreadableValue[] }) {
  const { discardQuarantined } = useItems();
  const announce = useAnnounceEdit();
  const names = [...new Set(values.map(({ key }) => viewNames[key] ?? key))].join(', ');

  function discard() {
    for (const value of values) void announce(discardQuarantined(value), 'Damaged value discarded');
  }

  return (
    <QuarantineNotice values={values} onDiscard={discard}>
      {`Stored values of the item list are damaged (${names}). They were set aside, and the list starts without them.`}
    </QuarantineNotice>
  );
}

/** Stored categories that were quarantined. */
export function CategoryNotices() {
  const { quarantined } = useCategories();
  return (
    <QuarantineNotice values={quarantined}>
      The stored categories are damaged. They were set aside; nothing was overwritten.
    </QuarantineNotice>
  );
}
