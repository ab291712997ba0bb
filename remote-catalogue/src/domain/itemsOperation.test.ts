import { describeChange } from './describeChange';
import { finish } from '@back-office/shared/loading';
import fc from 'fast-check';
import { stampItem, type Item } from './item';
import { applyOperation, isLongEdit, prepareOperation, type ItemPatch, type ItemsOperation } from './itemsOperation';
import { testItem, testVariation } from './items.testing';

const [a, b, c] = [testItem({ id: 'a' }), testItem({ id: 'b' }), testItem({ id: 'c' })];
const list = [a, b, c];
const at = '2025-07-18T12:00:00.000Z';

const idsAfter = (operation: ItemsOperation, items: readonly Item[] = list) =>
  applyOperation(items, operation).items.map(({ id }) => id);

test.each<[ItemsOperation, string[], number]>([
  [{ kind: 'add', items: [testItem({ id: 'd' })] }, ['a', 'b', 'c', 'd'], 1],
  [{ kind: 'delete', ids: ['b'] }, ['a', 'c'], 1],
  [{ kind: 'delete', ids: ['a', 'c', 'x'] }, ['b'], 2],
  [{ kind: 'clear' }, [], 3],
  [
    { kind: 'merge', items: [testItem({ id: 'b', name: 'Other' }), testItem({ id: 'd' }), testItem({ id: 'd' })] },
    ['a', 'b', 'c', 'd'],
    1,
  ],
  [{ kind: 'replace', items: [testItem({ id: 'x' }), testItem({ id: 'b' })] }, ['x', 'b'], 2],
  [{ kind: 'replace', items: [] }, [], 3],
  [{ kind: 'exchange', remove: ['a', 'x'], items: [testItem({ id: 'c' }), testItem({ id: 'd' })] }, ['b', 'c', 'd'], 2],
])('%j', (operation, ids, changed) => {
  expect(idsAfter(operation)).toEqual(ids);
  expect(applyOperation(list, operation).changed).toBe(changed);
});

test('merging keeps existing items unchanged', () => {
  const { items } = applyOperation(list, {
    kind: 'merge',
    items: [testItem({ id: 'b', name: 'Other' }), testItem({ id: 'd' })],
  });
  expect(items[1]).toBe(b);
});

test('an update changes the given items in place and sets their updatedAt', () => {
  const { items, changed } = applyOperation(list, {
    kind: 'update',
    ids: ['a', 'c', 'x'],
    patch: { category: 'Dairy' },
    at,
  });
  expect(changed).toBe(2);
  expect(items).toEqual([{ ...a, category: 'Dairy', updatedAt: at }, b, { ...c, category: 'Dairy', updatedAt: at }]);
  expect(items[1]).toBe(b);
});

test('an update reads no items after the last that it changes', () => {
  const unread = testItem({ id: 'unread' });
  const read = jest.fn();
  Object.defineProperty(unread, 'id', { get: read });
  applyOperation([a, b, unread], { kind: 'update', ids: ['b'], patch: { name: 'New' }, at });
  expect(read).not.toHaveBeenCalled();
});

test.each(['merge', 'replace'] as const)('%s of many items is prepared in steps, and comes to the same', (kind) => {
  const many = Array.from({ length: 1_200 }, (_, index) => testItem({ id: String(index) }));
  const items = [...many, testItem({ id: 'b' }), testItem({ id: '7' })];
  const operation = { kind, items };
  const steps = prepareOperation(list, operation);
  expect([steps.next(), steps.next()].map(({ done }) => done)).toEqual([false, false]);
  finish(steps);
  const looksUp = jest.spyOn(Set.prototype, 'add');
  const prepared = applyOperation(list, operation);
  const lookUps = looksUp.mock.calls.length;
  looksUp.mockRestore();
  // What replaces a list is compared with it for an Undo.
  expect(lookUps).toBeLessThanOrEqual(kind === 'merge' ? 0 : list.length);
  expect(prepared).toEqual(applyOperation(list, { kind, items: [...items] }));
  // The list may have changed since.
  expect(applyOperation([a], operation)).toEqual(applyOperation([a], { kind, items: [...items] }));
});

test.each(['update', 'updateEach'] as const)('%s of many items is done in steps, and comes to the same', (kind) => {
  const many = Array.from({ length: 1_200 }, (_, index) => testItem({ id: String(index), name: `Item ${index}` }));
  const patch = { price: '$9.00' };
  const ids = many.map(({ id }) => id).slice(50);
  const operation = (): ItemsOperation =>
    kind === 'update' ? { kind, ids, patch, at } : { kind, updates: ids.map((id) => ({ id, patch })), at };
  const prepared = operation();
  expect(isLongEdit(many, prepared)).toBe(true);
  const steps = prepareOperation(many, prepared);
  let count = 1;
  while (!steps.next().done) count += 1;
  expect(count).toBeGreaterThan(5);
  const applied = applyOperation(many, prepared);
  expect(applyOperation(many, prepared)).toBe(applied);
  expect(applied).toEqual(applyOperation(many, operation()));
  expect(applyOperation(applied.items, applied.inverse).items).toEqual(many);
  // The list may have changed since.
  expect(applyOperation([a, ...many], prepared)).toEqual(applyOperation([a, ...many], operation()));
});

test('Active is stored without a status', () => {
  const drafted = applyOperation([a], { kind: 'update', ids: ['a'], patch: { status: 'Draft' }, at }).items;
  expect(drafted[0]?.status).toBe('Draft');
  const renamed = applyOperation(drafted, { kind: 'update', ids: ['a'], patch: { name: 'New' }, at }).items;
  expect(renamed[0]?.status).toBe('Draft');
  const active = applyOperation(drafted, { kind: 'update', ids: ['a'], patch: { status: 'Active' }, at }).items;
  expect(active[0]).not.toHaveProperty('status');
});

test.each<[ItemsOperation]>([
  [{ kind: 'delete', ids: ['x'] }],
  [{ kind: 'update', ids: ['x'], patch: { name: 'n' }, at }],
  [{ kind: 'merge', items: list }],
  [{ kind: 'add', items: [a] }],
  [{ kind: 'restore', rows: [], remove: [testItem({ id: 'x' })] }],
])('%j changes nothing and returns the same array', (operation) => {
  const applied = applyOperation(list, operation);
  expect(applied.changed).toBe(0);
  expect(applied.items).toBe(list);
});

test('a new item gets its times; without a price it costs $0.00', () => {
  expect(stampItem({ ...testItem(), price: ' ' }, 'new', at)).toMatchObject({
    id: 'new',
    price: '$0.00',
    createdAt: at,
    updatedAt: at,
  });
  expect(stampItem(testItem(), 'new', at).price).toBe('$14.80/lb');
});

describe('undo on a list that has changed since', () => {
  test('items added since are kept, and the deleted item is back at its position', () => {
    const { items, inverse } = applyOperation(list, { kind: 'delete', ids: ['b'] });
    expect(idsAfter(inverse, [...items, testItem({ id: 'd' })])).toEqual(['a', 'b', 'c', 'd']);
  });

  test('an item that exists again is kept unchanged', () => {
    const { items, inverse } = applyOperation(list, { kind: 'delete', ids: ['b'] });
    const again = testItem({ id: 'b', name: 'Imported again' });
    expect(applyOperation([...items, again], inverse).items).toEqual([a, c, again]);
  });

  test('an item deleted since stays deleted', () => {
    const { items, inverse } = applyOperation(list, { kind: 'update', ids: ['a', 'b'], patch: { name: 'New' }, at });
    expect(applyOperation(items.slice(1), inverse).items).toEqual([b, c]);
  });

  test('a field edited since keeps its newer value, the others are restored', () => {
    const { items, inverse } = applyOperation([a], {
      kind: 'update',
      ids: ['a'],
      patch: { name: 'New', sku: 'N-1' },
      at,
    });
    const later = items.map((item) => ({ ...item, name: 'Newer', updatedAt: 'later' }));
    expect(applyOperation(later, inverse).items).toEqual([{ ...a, name: 'Newer', updatedAt: 'later' }]);
  });

  test('undoing a replace restores the old list in its order, followed by items added since', () => {
    const { items, inverse } = applyOperation(list, {
      kind: 'replace',
      items: [c, testItem({ id: 'x' }), { ...a, name: 'New' }],
    });
    expect(applyOperation([...items, testItem({ id: 'd' })], inverse).items).toEqual([a, b, c, testItem({ id: 'd' })]);
  });
});

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g');
const item = fc
  .record({ id, name: fc.constantFrom('Loaf', 'Mug', 'Tea'), status: fc.constantFrom(undefined, 'Draft' as const) })
  .map(({ status, ...fields }) => testItem({ ...fields, ...(status && { status }) }));
const items = fc.uniqueArray(item, { selector: (one) => one.id });
const patch: fc.Arbitrary<ItemPatch> = fc.record(
  {
    name: fc.constantFrom('Loaf', 'Jam'),
    locations: fc.constant(['Online Only']),
    status: fc.constantFrom('Active' as const, 'Archived' as const),
  },
  { requiredKeys: [] },
);
const operation: fc.Arbitrary<ItemsOperation> = fc.oneof(
  items.map((added): ItemsOperation => ({ kind: 'add', items: added })),
  fc.record({ kind: fc.constant('update' as const), ids: fc.array(id), patch, at: fc.constant(at) }),
  fc.array(id).map((ids): ItemsOperation => ({ kind: 'delete', ids })),
  fc.constant<ItemsOperation>({ kind: 'clear' }),
  items.map((merged): ItemsOperation => ({ kind: 'merge', items: merged })),
  items.map((replacing): ItemsOperation => ({ kind: 'replace', items: replacing })),
  fc.record({ kind: fc.constant('exchange' as const), remove: fc.array(id), items }),
);
/** The list as another tab reads it: equal, but with different objects. */
const throughStorage = (stored: readonly Item[]) => JSON.parse(JSON.stringify(stored)) as readonly Item[];

test('undo reverses any operation, and redo repeats it', () => {
  fc.assert(
    fc.property(items, operation, (before, done) => {
      const after = applyOperation(before, done);
      const undone = applyOperation(throughStorage(after.items), after.inverse);
      expect(undone.items).toEqual(before);
      expect(applyOperation(undone.items, undone.inverse).items).toEqual(after.items);
    }),
  );
});

test('a whole history can be undone step by step', () => {
  fc.assert(
    fc.property(items, fc.array(operation, { maxLength: 6 }), (before, history) => {
      let now: readonly Item[] = before;
      const inverses: ItemsOperation[] = [];
      for (const done of history) {
        const applied = applyOperation(now, done);
        now = throughStorage(applied.items);
        inverses.unshift(applied.inverse);
      }
      for (const inverse of inverses) now = applyOperation(now, inverse).items;
      expect(now).toEqual(before);
    }),
  );
});

test('ids stay unique whatever happens, even after undo on another list', () => {
  fc.assert(
    fc.property(items, operation, operation, (before, done, since) => {
      const after = applyOperation(before, done);
      const ids = applyOperation(applyOperation(after.items, since).items, after.inverse).items.map((one) => one.id);
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});

describe('an item with variations', () => {
  const small = testVariation(['S'], { sku: 'S-1', price: '$12.00/ea', stock: 3, cost: '$4.00' });
  const large = testVariation(['L'], { sku: 'L-1', price: '$9.50/ea', stock: 4 });
  const options = [{ name: 'Size', values: ['S', 'L'] }];
  const shirt = testItem({ id: 'shirt', sku: 'S-1', price: '$9.50/ea', stock: 7, options, variations: [small, large] });
  const edited = (patch: ItemPatch) => applyOperation([a, shirt], { kind: 'update', ids: ['shirt'], patch, at });

  test('keeps its variations when other fields are set, and shows their price and stock', () => {
    const { items } = edited({ category: 'Shirts', price: '$1.00', stock: 99 });
    expect(items[1]).toMatchObject({ category: 'Shirts', price: '$9.50/ea', stock: 7, variations: [small, large] });
  });

  test('gets in each of them what a patch sets in each, and an empty cost is unknown', () => {
    const { items } = edited({ price: '$1.00', eachVariation: { price: '$1.00', stock: 3, cost: '' } });
    expect(items[1]).toMatchObject({ price: '$1.00', stock: 6 });
    expect(items[1]?.variations).toEqual(
      [small, large].map(({ cost: _cost, ...variation }) => ({ ...variation, price: '$1.00', stock: 3 })),
    );
  });

  test('gets a new unit in every price', () => {
    const [, { price, variations = [] } = shirt] = edited({ unit: 'Per pound' }).items;
    expect([price, ...variations.map((each) => each.price)]).toEqual(['$9.50/lb', '$12.00/lb', '$9.50/lb']);
  });

  test('keeps the fields of a variation that a patch does not name', () => {
    const { items } = edited({
      variations: [
        { id: 'l', values: ['Large'], stock: 1 },
        { id: 'xl', values: ['XL'] },
      ],
    });
    expect(items[1]).toMatchObject({
      stock: 1,
      variations: [
        { ...large, values: ['Large'], stock: 1 },
        { id: 'xl', values: ['XL'], price: '$9.50/ea', stock: 0 },
      ],
    });
  });

  test('becomes an item without, and Undo brings them back', () => {
    const { items, inverse } = edited({ options: [], variations: [] });
    expect(Object.keys(items[1] ?? {})).not.toEqual(expect.arrayContaining(['options']));
    expect(Object.keys(items[1] ?? {})).not.toEqual(expect.arrayContaining(['variations']));
    expect(applyOperation(items, inverse).items).toEqual([a, shirt]);
  });

  test('is as it was after an Undo of its first variations', () => {
    const plain = testItem({ id: 'plain' });
    const { items, inverse } = applyOperation([plain], {
      kind: 'update',
      ids: ['plain'],
      patch: { options, variations: [small, large] },
      at,
    });
    const [undone] = applyOperation(items, inverse).items;
    expect(undone).toStrictEqual(plain);
  });
});

test('photos of a form leave those that were added elsewhere meanwhile', () => {
  const photo = (id: string) => ({ id, alt: '' });
  const item = testItem({ id: 'mug', photos: [photo('front'), photo('back')] });
  const patch = { photos: [photo('front'), photo('side')], photosBefore: [photo('front')] };
  const { items } = applyOperation([item], { kind: 'update', ids: ['mug'], patch, at: '2026-01-02T00:00:00.000Z' });
  expect(items[0]?.photos).toEqual([photo('front'), photo('side'), photo('back')]);
  expect(items[0]).not.toHaveProperty('photosBefore');
});

test('the history names the fields of an item that changed, not what its form began with', () => {
  const patch = { photos: [{ id: 'front', alt: '' }], photosBefore: [] };
  const update = { kind: 'update', ids: ['a'], patch, at } as const;
  expect(describeChange(update, [a], 1)).toBe(`${a.name} updated: photos`);
});
