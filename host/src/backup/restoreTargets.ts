import { shopList, type Shop, type ShopChoice } from '@back-office/shared/shop';
import type { CheckedBackup, CheckedShop, RestoreTarget } from '@back-office/shared/shop/backup';

/** Own shops are added, so that nothing is replaced unasked. What the sample has is replaced only if it is alone. */
export function usualTargets({ contents }: CheckedBackup): ReadonlyMap<number, RestoreTarget> {
  const targets = contents.map(({ shop }, index): [number, RestoreTarget] | undefined => {
    if (shop.source !== 'sample') return [index, { into: 'new' }];
    return contents.length === 1 ? [index, { into: 'sample' }] : undefined;
  });
  return new Map(targets.filter((target) => target !== undefined));
}

const leave = 'leave';
const add = 'new';
const sample = 'sample';

/** What can become of a shop of a backup. */
export function targetChoices(
  { shop }: CheckedShop,
  shops: readonly Shop[] = shopList().read(),
): readonly ShopChoice[] {
  if (shop.source === 'sample')
    return [
      { value: leave, label: 'Leave it out' },
      { value: sample, label: 'Replace what is in the sample shop' },
    ];
  return [
    { value: add, label: 'Add as a new shop' },
    ...shops.map(({ id, name }) => ({ value: `over:${id}`, label: `Replace “${name}”` })),
    { value: leave, label: 'Leave it out' },
  ];
}

export function choiceOf(target: RestoreTarget | undefined): string {
  if (!target) return leave;
  if (target.into === 'sample') return sample;
  return target.replaces === undefined ? add : `over:${target.replaces}`;
}

/** `undefined`: it is left out. */
export function targetOf(choice: string): RestoreTarget | undefined {
  if (choice === leave) return undefined;
  if (choice === sample) return { into: 'sample' };
  return choice === add ? { into: 'new' } : { into: 'new', replaces: choice.slice('over:'.length) };
}
