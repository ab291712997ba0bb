import { formatCount, localTime } from '@back-office/shared/format';
import type { CheckedBackup, CheckedShop, RestoreTarget } from '@back-office/shared/shop/backup';
import { parsedJson, type StoredOwner } from '@back-office/shared/state';
import { Stack, Text } from '@back-office/shared/ui';
import { canUndo } from '../shell/undoTime';
import { ListField } from '../shops/ListField';
import { choiceOf, targetChoices, targetOf } from './restoreTargets';

interface RestoreChoicesProps {
  readonly backup: CheckedBackup;
  readonly owners: readonly StoredOwner[];
  readonly targets: ReadonlyMap<number, RestoreTarget>;
  readonly onChange: (targets: ReadonlyMap<number, RestoreTarget>) => void;
}

/** What is in a backup, and what becomes of each shop. */
export function RestoreChoices({ backup, owners, targets, onChange }: RestoreChoicesProps) {
  return (
    <Stack gap={6}>
      <Text as="p" size="sm" tone="secondary">
        Made on {localTime(Date.parse(backup.created))}. The file is complete.
      </Text>
      {backup.contents.map((shop, index) => (
        <Stack gap={2} key={shop.shop.id}>
          <ListField
            label={shop.shop.name}
            value={choiceOf(targets.get(index))}
            hint={hintOf(targets.get(index))}
            choices={targetChoices(shop)}
            onChange={(choice) => onChange(withTarget(targets, index, targetOf(choice)))}
          />
          <Text as="p" size="sm" tone="secondary">
            {contentsOf(shop, owners).join(' · ') || 'Nothing is stored in it.'}
          </Text>
          {shop.damagedRecords > 0 && (
            <Text as="p" size="sm" tone="negative">
              Some of its sales were damaged already when the backup was made.
            </Text>
          )}
        </Stack>
      ))}
    </Stack>
  );
}

function hintOf(target: RestoreTarget | undefined): string {
  if (!target) return 'It stays as it is in this browser.';
  if (target.into === 'sample') return canUndo;
  if (target.replaces === undefined) return 'Nothing that you have is changed.';
  return `The shop of now is deleted when all is restored. ${canUndo}`;
}

function withTarget(
  targets: ReadonlyMap<number, RestoreTarget>,
  index: number,
  target: RestoreTarget | undefined,
): ReadonlyMap<number, RestoreTarget> {
  const others = [...targets].filter(([each]) => each !== index);
  // One shop cannot be replaced twice.
  const replaces = target?.into === 'new' ? target.replaces : undefined;
  const free = others.filter(([, { ...each }]) => !('replaces' in each) || each.replaces !== replaces);
  const kept = replaces === undefined ? others : free;
  return new Map(target ? [...kept, [index, target]] : kept);
}

/** `Transactions: 1,204`, `Items: 30 of your own`. */
function contentsOf({ transactions, values }: CheckedShop, owners: readonly StoredOwner[]): readonly string[] {
  const described = owners.flatMap(({ stored }) =>
    stored.values.map(({ key, label, describe }) => {
      const text = values.get(key);
      return { label, detail: text === undefined ? '' : describe(parsedJson(text)) };
    }),
  );
  const sales = { label: 'Transactions', detail: transactions === 0 ? '' : formatCount(transactions) };
  return [sales, ...described].flatMap(({ label, detail }) => (detail === '' ? [] : `${label}: ${detail}`));
}
