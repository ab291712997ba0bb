import { useCallback } from 'react';
import { localTime } from '@back-office/shared/format';
import { sampleShop, shopList, type Shop } from '@back-office/shared/shop';
import { placeOfPart, type CheckedBackup, type CheckedShop, type RestoreTarget } from '@back-office/shared/shop/backup';
import { parsedJson, type AskedOwners, type StoredOwner } from '@back-office/shared/state';
import { Stack, Text } from '@back-office/shared/ui';
import { ListField } from '@back-office/shared/ui/imports';
import { canUndo } from '../shell/undoTime';
import { countText, type ShopContent } from '../shops/shopContents';
import { useShopContents } from '../shops/useShopContents';
import { choiceOf, targetChoices, targetOf } from './restoreTargets';

interface RestoreChoicesProps {
  readonly backup: CheckedBackup;
  /** What the apps store. */
  readonly asked: AskedOwners;
  readonly targets: ReadonlyMap<number, RestoreTarget>;
  readonly onChange: (targets: ReadonlyMap<number, RestoreTarget>) => void;
}

/** What is in a backup, and what becomes of each shop. */
export function RestoreChoices({ backup, asked, targets, onChange }: RestoreChoicesProps) {
  return (
    <Stack gap={6}>
      <Text as="p" size="sm" tone="secondary">
        Made on {localTime(Date.parse(backup.created))}. The file is complete.
      </Text>
      {backup.contents.map((shop, index) => {
        const target = targets.get(index);
        const replaced = replacedBy(target);
        return (
          <Stack gap={2} key={shop.shop.id}>
            <ListField
              label={shop.shop.name}
              value={choiceOf(target)}
              hint={hintOf(target)}
              choices={targetChoices(shop)}
              onChange={(choice) => onChange(withTarget(targets, index, targetOf(choice)))}
            />
            <Text as="p" size="sm" tone="secondary">
              In the backup: <span>{textOf(contentsOf(shop, asked.owners))}</span>
            </Text>
            {replaced && <Replaced key={replaced.id} shop={replaced} asked={asked} />}
            {shop.damagedRecords > 0 && (
              <Text as="p" size="sm" tone="negative">
                Some of its sales were damaged already when the backup was made.
              </Text>
            )}
          </Stack>
        );
      })}
    </Stack>
  );
}

/** What goes when the shop is replaced. */
function Replaced({ shop, asked }: { readonly shop: Shop; readonly asked: AskedOwners }) {
  const ask = useCallback(() => Promise.resolve(asked), [asked]);
  const contents = useShopContents(shop, ask);
  return (
    contents && (
      <Text as="p" size="sm" tone="secondary">
        Removed: {textOf(contents)}
      </Text>
    )
  );
}

function replacedBy(target: RestoreTarget | undefined): Shop | undefined {
  if (target?.into === 'sample') return sampleShop;
  const id = target?.replaces;
  return id === undefined
    ? undefined
    : shopList()
        .read()
        .find((shop) => shop.id === id);
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

/** `Transactions: 1,204 · Items: 30 of your own` */
function textOf(contents: readonly ShopContent[]): string {
  const told = contents.filter(({ detail }) => detail !== '').map(({ label, detail }) => `${label}: ${detail}`);
  return told.join(' · ') || 'nothing';
}

function contentsOf(shop: CheckedShop, owners: readonly StoredOwner[]): readonly ShopContent[] {
  const described = owners.flatMap(({ name: owner, stored }) => [
    ...stored.values.map(({ key, label, describe }) => {
      const text = shop.values.get(key);
      return { label, detail: text === undefined ? '' : describe(parsedJson(text)) };
    }),
    ...(stored.backups ?? []).map(({ name, label }) => ({ label, detail: countText(countOwn(shop, owner, name)) })),
  ]);
  return [{ label: 'Transactions', detail: countText(shop.transactions) }, ...described];
}

/**
 * How many conversations or photos there are: the records in the store with the name of the backup. A list has no such store:
 * its length is in the text under its key.
 */
function countOwn({ parts }: CheckedShop, owner: string, name: string): number {
  return parts.filter(({ part }) => {
    const place = placeOfPart(part);
    const isOfBackup = place?.kind === 'database' && place.owner === owner && place.name === name;
    return isOfBackup && place.record.startsWith(`${name}/`);
  }).length;
}
